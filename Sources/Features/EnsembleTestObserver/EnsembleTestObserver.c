// SPDX-License-Identifier: MIT

#include "EnsembleTestObserver.h"

// Defined in Swift, by EnsembleTestSupport.
extern void ensemble_observe_tests(void);

__attribute__((constructor)) static void ensemble_start(void) { ensemble_observe_tests(); }

void ensemble_keep_test_observer(void) {}
