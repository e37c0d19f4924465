// SPDX-License-Identifier: MIT

@_exported import EnsembleBindings
@_exported import EnsembleCore
@_exported import EnsembleDependencies
@_exported import EnsembleTesting
@_exported import Observation
