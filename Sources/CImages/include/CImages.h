#ifndef CIMAGES_H
#define CIMAGES_H

#include "blending.h"
#include "convolution.h"
#include "pixel_rows.h"
#include "png_reader.h"
#include "png_stream.h"
#include "vector_registers.h"

#endif
