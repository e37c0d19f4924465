// SPDX-License-Identifier: MIT

#include "EnsembleShims.h"

ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_scope = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_resolution = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_presentation = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_core = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_feature = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_assertion = 0;

_Bool ensemble_overrides_noted = 0;

uint64_t ensemble_next_serial(void) {
  static uint64_t serial = 0;
  return __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
}
