// SPDX-License-Identifier: MIT

@_exported import CustomDump
@_exported import EnsembleBindings
@_exported import EnsembleBoundaries
@_exported import EnsembleCasePaths
@_exported import EnsembleClocks
@_exported import EnsembleCollections
@_exported import EnsembleComposition
@_exported import EnsembleConcurrency
@_exported import EnsembleCore
@_exported import EnsembleDependencies
@_exported import EnsembleDialogs
@_exported import EnsembleForms
@_exported import EnsembleTesting
@_exported import IssueReporting
@_exported import Observation
@_exported import OrderedCollections
