// SPDX-License-Identifier: MIT

/// The phase of an engine.
///
/// ```
///        send or receive             all reduced               nothing follows
/// idle ------------------> draining --------------> following -----------------> idle
///                           |    ^                      |
///                   reduce  v    |  done                |  an effect sent an action
///                          reducing                     +--> draining
/// ```
///
/// An engine without supervised effects skips `following`. A replayed action and a replaced state
/// go from `idle` to `reducing` and back.
enum EnginePhase {
  case idle
  /// Actions are taken from the queue. Actions that are sent meanwhile are queued.
  case draining
  /// The reducer has exclusive access to the state.
  case reducing
  /// Effects that follow from the state are started.
  case following
}
