// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI
import EnsembleViews
import EnsembleWeb
import Foundation

/// The inspector of the stores of this process: their actions, states and effects, and the way back to any of them.
///
/// ```swift
/// Inspector.start()
/// let server = WebServer("Counter") { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
/// try await server.run { print("http://127.0.0.1:\($0)") }
/// ```
///
/// The program prints the address of the inspector: `/inspect` of its own server, or of another port if it has none. It is
/// offered on the loopback interface only, and only to a browser that has opened the printed address with its key.
///
/// In a release build nothing is recorded, and nothing is offered, unless the package is built with the trait `Inspector`.
@MainActor
public enum Inspector {
  /// A Boolean value that indicates whether the program can be inspected: in debug builds, or with the trait `Inspector`.
  public nonisolated static var isAvailable: Bool {
    #if DEBUG || Inspector
    true
    #else
    false
    #endif
  }

  private static var key: Secret?

  /// Begins to record the root stores that are created from now on, and offers the inspector on all servers of the
  /// process.
  ///
  /// Call it before the first store and the first server are created. Another call has no effect.
  ///
  /// - Parameter onListen: A closure that is called with the address of the inspector, once for each server. By default, it
  ///   is printed to standard error.
  public static func start(
    onListen: @escaping @Sendable (_ address: String) -> Void = printAddress
  ) {
    guard isAvailable, key == nil else { return }
    let secret = Secret()
    key = secret
    StoreInspection.shared.recordNewStores()
    ViewUpdates.recorder = ViewRecorder(.shared)
    WebTools.add(app(secret)) { port, hasApps in
      // Forks are pages of an application, which the port of `serve` has none of.
      if hasApps {
        Task { @MainActor in StoreInspection.shared.address = "http://127.0.0.1:\(port)" }
      }
      onListen(address(port: port, secret))
    }
  }

  /// Calls ``start(onListen:)`` if the environment variable `ENSEMBLE_INSPECT` is `1`.
  public static func startIfRequested() {
    if ProcessInfo.processInfo.environment["ENSEMBLE_INSPECT"] == "1" { start() }
  }

  /// Begins to record a store, if it is a root store that is not recorded.
  public static func attach<State, Action>(_ store: Store<State, Action>) {
    if isAvailable { store.record(in: .shared) }
  }

  /// Offers the inspector on a port of its own, for a program without a server.
  ///
  /// - Parameter port: The port; 0 selects a free one.
  /// - Returns: The address of the inspector, with its key; nil if the program cannot be inspected.
  /// - Throws: An error of the system, such as for a port that is in use.
  @discardableResult
  public static func serve(port: UInt16 = 0) async throws -> String? {
    start()
    guard let key else { return nil }
    var configuration = WebConfiguration()
    configuration.port = port
    configuration.journal = nil
    let server = WebServer(configuration: configuration, apps: [])
    let bound = try await server.start()
    servers.append(server)
    return address(port: bound, key)
  }

  /// The servers that ``serve(port:)`` has started, which run as long as the process.
  private static var servers: [WebServer] = []

  /// Prints the address of the inspector to standard error.
  public nonisolated static func printAddress(_ address: String) {
    FileHandle.standardError.write(Data("Inspector: \(address)\n".utf8))
  }

  private nonisolated static func address(port: UInt16, _ key: Secret) -> String {
    "http://127.0.0.1:\(port)/inspect?key=\(key.text)"
  }

  /// The path of the inspector with its key, for a program all of whose users may inspect it; nil if it is not offered.
  package static var path: String? { key.map { "/inspect?key=\($0.text)" } }

  /// Returns the application that shows and answers for some stores.
  package static func app(
    _ key: Secret,
    of inspection: StoreInspection = .shared,
    at path: String = "inspect"
  ) -> WebApp {
    var app = WebApp(path: path, title: "Inspector") {
      // The inspector does not inspect itself.
      StoreInspection.$isSuspended.withValue(true) {
        view(asking: .local(inspection))
      }
    }
    app.key = key
    app.isWide = true
    app.answer = { question in
      let answer: InspectionAnswer
      do {
        let request = try JSONDecoder().decode(InspectionRequest.self, from: Data(question.utf8))
        answer = await inspection.answer(request)
      } catch {
        answer = .failure("The question cannot be read: \(error)")
      }
      return (try? JSONEncoder().encode(answer)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return app
  }
}
