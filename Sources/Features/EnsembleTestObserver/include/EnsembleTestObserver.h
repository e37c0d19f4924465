// SPDX-License-Identifier: MIT

#ifndef ENSEMBLE_TEST_OBSERVER_H
#define ENSEMBLE_TEST_OBSERVER_H

/// Does nothing. A reference to it keeps the start-up function of this module linked.
void ensemble_keep_test_observer(void);

#endif
