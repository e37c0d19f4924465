// SPDX-License-Identifier: MIT

#ifndef ENSEMBLE_SHIMS_H
#define ENSEMBLE_SHIMS_H

#include <stdint.h>
#include <time.h>

// Thread-local pointers, and global words that several threads may touch: not expressible in Swift below macOS 15
// without Foundation.

#if defined(_MSC_VER) && !defined(__clang__)
#define ENSEMBLE_THREAD_LOCAL __declspec(thread)
#else
#define ENSEMBLE_THREAD_LOCAL _Thread_local
#endif

// The drain that is reducing on this thread, or, with its last bit set, what takes the reads on it, or null. See
// Observation/ChangeBatch.swift and Observation/ReadCapture.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_scope;
// The resolution that is under way on this thread, or null. See Reducers/ResolvedReducer.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_resolution;
// The presented child that is reducing on this thread, or null. See Navigation/Dismissal/PresentationFrame.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_presentation;
// The send of a presented child that is checked on this thread, or null. See Navigation/Presentation/PresentationProbe.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_probe;
// The detector of the body that is evaluated on this thread, or null. See EnsembleCore/Reducers/CoreUseDetector.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_core;
// The feature that a tiny store is reducing on this thread, or null. See EnsembleTiny/Errors/FeatureFrame.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_feature;
// The assertion about shared values that runs on this thread, or null. See EnsembleSharing/Tracking/SharedAssertion.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_assertion;

// The source of dates and numbers of the reducer that runs on this thread, or null. See
// EnsembleDependencies/BuiltIns/StampScope.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_stamps;

// The receiver of elements that are removed from identified arrays on this thread, or null. See
// EnsembleCollections/RemovalSink.swift.
extern ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_removals;

static inline void *_Nullable ensemble_removals_get(void) { return ensemble_current_removals; }
static inline void ensemble_removals_set(void *_Nullable sink) { ensemble_current_removals = sink; }
static inline void *_Nullable ensemble_stamps_get(void) { return ensemble_current_stamps; }
static inline void ensemble_stamps_set(void *_Nullable stamps) { ensemble_current_stamps = stamps; }
static inline void *_Nullable ensemble_assertion_get(void) { return ensemble_current_assertion; }
static inline void ensemble_assertion_set(void *_Nullable assertion) { ensemble_current_assertion = assertion; }
// A number of this thread that no other thread has at the same time; never 0.
static inline uintptr_t ensemble_thread_number(void) { return (uintptr_t)&ensemble_current_scope; }

static inline void *_Nullable ensemble_scope_get(void) { return ensemble_current_scope; }
// What 'ensemble_current_scope' is while reads are ignored.
static inline void *_Nonnull ensemble_ignored_scope(void) { return (void *)1; }
static inline void ensemble_scope_set(void *_Nullable scope) { ensemble_current_scope = scope; }
static inline void *_Nullable ensemble_resolution_get(void) { return ensemble_current_resolution; }
static inline void ensemble_resolution_set(void *_Nullable slot) { ensemble_current_resolution = slot; }
static inline void *_Nullable ensemble_presentation_get(void) {
  return ensemble_current_presentation;
}
static inline void ensemble_presentation_set(void *_Nullable frame) {
  ensemble_current_presentation = frame;
}
static inline void *_Nullable ensemble_probe_get(void) { return ensemble_current_probe; }
static inline void ensemble_probe_set(void *_Nullable probe) { ensemble_current_probe = probe; }
static inline void *_Nullable ensemble_feature_get(void) { return ensemble_current_feature; }
static inline void ensemble_feature_set(void *_Nullable frame) { ensemble_current_feature = frame; }

static inline void *_Nullable ensemble_core_get(void) { return ensemble_current_core; }
static inline void ensemble_core_set(void *_Nullable watch) { ensemble_current_core = watch; }

// True once dependencies were overridden in the process. See EnsembleDependencies, DependencyValues+Current.swift.
extern _Bool ensemble_overrides_noted;
static inline _Bool ensemble_has_overrides(void) {
  return __atomic_load_n(&ensemble_overrides_noted, __ATOMIC_RELAXED);
}
static inline void ensemble_note_overrides(void) {
  if (!ensemble_has_overrides()) __atomic_store_n(&ensemble_overrides_noted, 1, __ATOMIC_RELAXED);
}

// Returns free memory to the operating system, if the allocator keeps it otherwise. Takes some milliseconds for each 100
// MB, during which allocations on other threads may wait. See EnsembleWeb, Operating/MemoryReturn.swift.
void ensemble_return_memory(void);

// Returns true if a folder is on a file system that other computers may change. See
// EnsembleSharing/Files/Watching/InotifyWatcher.swift.
_Bool ensemble_is_remote(const char *_Nonnull folder);

// Returns the nanoseconds since 1970 by the clock of the system.
static inline uint64_t ensemble_wall_clock(void) {
  struct timespec time;
  timespec_get(&time, TIME_UTC);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// A process-wide serial number; the first is 1.
uint64_t ensemble_next_serial(void);

#endif
