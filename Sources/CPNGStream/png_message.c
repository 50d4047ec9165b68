#include "png_message.h"

#include <stdio.h>

void cpng_report_error(png_structp png, png_const_charp reason) {
    cpng_message *message = png_get_error_ptr(png);
    snprintf(message->text, sizeof message->text, "%s", reason);
    png_longjmp(png, 1);
}

void cpng_ignore_warning(png_structp png, png_const_charp reason) {
    (void)png;
    (void)reason;
}
