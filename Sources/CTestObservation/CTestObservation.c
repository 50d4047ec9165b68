#include "CTestObservation.h"

// The first assertion would be too late: `swift test --parallel` runs each test in a separate process.
__attribute__((constructor)) static void observe_tests(void) { tablesnap_observe_tests(); }
