#ifndef CPNG_STREAM_MODULE_H
#define CPNG_STREAM_MODULE_H

#include "pixel_rows.h"
#include "png_reader.h"
#include "png_stream.h"
#include "vector_registers.h"

#endif
