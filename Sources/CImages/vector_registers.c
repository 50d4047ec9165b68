#include "vector_registers.h"

#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx"))) static void clear_with_avx(void) { _mm256_zeroupper(); }

void cpng_clear_upper_vector_registers(void) {
    if (__builtin_cpu_supports("avx")) clear_with_avx();
}
#else
void cpng_clear_upper_vector_registers(void) {}
#endif
