// SPDX-License-Identifier: MIT

@_exported import EnsembleCasePaths
@_exported import EnsembleCollections
@_exported import EnsembleCore
@_exported import IssueReporting
@_exported import Observation
