// SPDX-License-Identifier: MIT

#include "EnsembleShims.h"

#if defined(__linux__)
#include <sys/vfs.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>
#endif

ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_scope = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_resolution = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_presentation = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_probe = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_core = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_feature = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_assertion = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_stamps = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_removals = 0;

_Bool ensemble_overrides_noted = 0;

uint64_t ensemble_next_serial(void) {
  static uint64_t serial = 0;
  return __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
}

_Bool ensemble_is_remote(const char *_Nonnull folder) {
#if defined(__linux__)
  struct statfs status;
  if (statfs(folder, &status) != 0) return 0;
  switch ((uint32_t)status.f_type) {
  case 0x6969:     // NFS
  case 0x517B:     // SMB
  case 0xFF534D42: // CIFS
  case 0xFE534D42: // SMB 2
  case 0x65735546: // FUSE
  case 0x01021997: // 9P
  case 0x00C36400: // Ceph
  case 0x5346414F: // AFS
    return 1;
  }
#endif
  return 0;
}

void ensemble_return_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
