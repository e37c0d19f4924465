// SPDX-License-Identifier: MIT

// Features import 'MarketKit' only.
@_exported import ComposableArchitecture
@_exported import MarketModels
