#include "sample_table.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

// Returns a sample from 0 to 255, converted as the PNG specification recommends for decoders.
static double converted(uint32_t sample, uint32_t maximum, double exponent) {
    return 255 * pow((double)sample / maximum, exponent);
}

static bool is_noticeable(double exponent) {
    for (uint32_t sample = 0; sample < 256; sample++) {
        if (fabs(converted(sample, 255, exponent) - sample) > 1) return true;
    }
    return false;
}

bool cpng_make_sample_table(uint8_t **table, bool is_deep, int32_t gamma) {
    double exponent = (double)CPNG_SRGB_GAMMA / gamma;
    bool has_gamma = gamma != CPNG_SRGB_GAMMA && (is_deep || is_noticeable(exponent));
    *table = NULL;
    if (!has_gamma && !is_deep) return true;
    uint32_t maximum = is_deep ? 65535 : 255;
    *table = malloc(maximum + 1);
    if (*table == NULL) return false;
    for (uint32_t sample = 0; sample <= maximum; sample++) {
        (*table)[sample] = has_gamma ? (uint8_t)(converted(sample, maximum, exponent) + 0.5) : cpng_rounded_sample(sample);
    }
    return true;
}
