// SPDX-License-Identifier: MIT

// Applications import 'StudioKit' only.
@_exported import ComposableArchitecture
