// SPDX-License-Identifier: MIT

import EnsembleUI
