// SPDX-License-Identifier: MIT

@_exported import EnsembleBindings
@_exported import EnsembleBoundaries
@_exported import EnsembleComposition
@_exported import EnsembleCore
@_exported import EnsembleDependencies
@_exported import EnsembleDialogs
@_exported import EnsembleForms
@_exported import EnsembleTesting
@_exported import Observation
