#include <stddef.h>
#include <stdint.h>

/// What libFuzzer offers programs that have a `main` of their own; see its documentation, "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *bytes, size_t count));

/// What the thread allocates from now on is never reported as leaked; see `sanitizer/lsan_interface.h`.
void __lsan_disable(void);
