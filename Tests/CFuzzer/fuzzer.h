#include <stddef.h>
#include <stdint.h>

/// What libFuzzer offers programs that have a `main` of their own; see its documentation, "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *bytes, size_t count));
