// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The inspector of the stores of this process: their actions, states and effects, and the way back
/// to any of them.
///
/// ```swift
/// Inspector.start()
/// let server = WebServer("Counter") { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
/// try await server.run { print("http://127.0.0.1:\($0)") }
/// ```
///
/// The program prints the address of the inspector: `/inspect` of its own server, or of another
/// port if it has none. It is offered on the loopback interface only, and only to a browser that
/// has opened the printed address with its key.
///
/// The inspector is a web application: without the package trait `Web` there is none.
///
/// In a release build nothing is recorded, and nothing is offered, unless the package is built with
/// the trait `Inspector`.
@MainActor
public enum Inspector {
  /// A Boolean value that indicates whether the program can be inspected: in debug builds, or with
  /// the trait `Inspector`.
  public nonisolated static var isAvailable: Bool {
    #if DEBUG || Inspector
    true
    #else
    false
    #endif
  }

  /// Begins to record a store, if it is a root store that is not recorded.
  public static func attach<State, Action>(_ store: Store<State, Action>) {
    if isAvailable { store.record(in: .shared) }
  }
}
