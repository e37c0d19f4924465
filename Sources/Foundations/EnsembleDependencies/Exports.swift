// SPDX-License-Identifier: MIT

@_exported import EnsembleClocks
@_exported import EnsembleConcurrency
@_exported import IssueReporting
