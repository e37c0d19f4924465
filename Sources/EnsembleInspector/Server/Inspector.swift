// SPDX-License-Identifier: MIT

import EnsembleInspection
import EnsembleWeb

/// Temporary.
enum InspectorServer {}
