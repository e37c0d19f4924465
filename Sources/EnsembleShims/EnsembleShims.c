// SPDX-License-Identifier: MIT

#include "EnsembleShims.h"

#include <stdlib.h>

ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_scope = 0;
ENSEMBLE_THREAD_LOCAL void *_Nullable ensemble_current_resolution = 0;

uint64_t ensemble_next_serial(void) {
  static uint64_t serial = 0;
  return __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
}

#if defined(__APPLE__)
#include <os/lock.h>
struct ensemble_lock { os_unfair_lock value; };
static void init(ensemble_lock *lock) { lock->value = OS_UNFAIR_LOCK_INIT; }
static void deinit(ensemble_lock *lock) { (void)lock; }
void ensemble_lock_acquire(ensemble_lock *lock) { os_unfair_lock_lock(&lock->value); }
void ensemble_lock_release(ensemble_lock *lock) { os_unfair_lock_unlock(&lock->value); }
#elif defined(_WIN32)
#include <windows.h>
struct ensemble_lock { SRWLOCK value; };
static void init(ensemble_lock *lock) { InitializeSRWLock(&lock->value); }
static void deinit(ensemble_lock *lock) { (void)lock; }
void ensemble_lock_acquire(ensemble_lock *lock) { AcquireSRWLockExclusive(&lock->value); }
void ensemble_lock_release(ensemble_lock *lock) { ReleaseSRWLockExclusive(&lock->value); }
#elif defined(__wasi__)
// One thread, nothing to exclude.
struct ensemble_lock { char value; };
static void init(ensemble_lock *lock) { (void)lock; }
static void deinit(ensemble_lock *lock) { (void)lock; }
void ensemble_lock_acquire(ensemble_lock *lock) { (void)lock; }
void ensemble_lock_release(ensemble_lock *lock) { (void)lock; }
#else
#include <pthread.h>
struct ensemble_lock { pthread_mutex_t value; };
static void init(ensemble_lock *lock) { pthread_mutex_init(&lock->value, 0); }
static void deinit(ensemble_lock *lock) { pthread_mutex_destroy(&lock->value); }
void ensemble_lock_acquire(ensemble_lock *lock) { pthread_mutex_lock(&lock->value); }
void ensemble_lock_release(ensemble_lock *lock) { pthread_mutex_unlock(&lock->value); }
#endif

ensemble_lock *ensemble_lock_create(void) {
  ensemble_lock *lock = malloc(sizeof(ensemble_lock));
  if (!lock) { abort(); }
  init(lock);
  return lock;
}

void ensemble_lock_destroy(ensemble_lock *lock) {
  deinit(lock);
  free(lock);
}
