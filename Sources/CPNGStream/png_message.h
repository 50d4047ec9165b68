#ifndef CPNG_PNG_MESSAGE_H
#define CPNG_PNG_MESSAGE_H

#include <png.h>

// The error pointer of libpng's structures here: the reason of the latest error.
typedef struct {
    char text[128];
} cpng_message;

// Stores the reason and jumps to where the caller of libpng called setjmp.
void cpng_report_error(png_structp png, png_const_charp reason);

// libpng would print warnings to standard error.
void cpng_ignore_warning(png_structp png, png_const_charp reason);

#endif
