// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleInspection
import EnsembleUI
import EnsembleWeb
import Foundation

@MainActor
private enum InspectorServer {
  /// The key of the inspector, once it has started.
  static var key: Secret?
  /// The servers that `Inspector.serve(port:)` has started, which run as long as the process.
  static var servers: [WebServer] = []
}

extension Inspector {
  /// Begins to record the root stores that are created from now on, and offers the inspector on all
  /// servers of the process.
  ///
  /// Call it before the first store and the first server are created. Another call has no effect.
  ///
  /// - Parameter onListen: A closure that is called with the address of the inspector, once for
  ///   each server. By default, it is printed to standard error.
  public static func start(
    onListen: @escaping @Sendable (_ address: String) -> Void = printAddress
  ) {
    guard isAvailable, InspectorServer.key == nil else { return }
    let secret = Secret()
    InspectorServer.key = secret
    StoreInspection.shared.recordNewStores()
    ViewUpdates.recorder = ViewRecorder(.shared)
    TravelNotices.start()
    WebTools.add(app(secret)) { port, hasApps in
      // Forks are pages of an application, so a server without applications offers none.
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

  /// Offers the inspector on a port of its own, for a program without a server.
  ///
  /// - Parameter port: The port; 0 selects a free one.
  /// - Returns: The address of the inspector, with its key; nil if the program cannot be inspected.
  /// - Throws: An error of the system, such as for a port that is in use.
  @discardableResult
  public static func serve(port: UInt16 = 0) async throws -> String? {
    start()
    guard let key = InspectorServer.key else { return nil }
    var configuration = WebConfiguration()
    configuration.port = port
    configuration.journal = nil
    let server = WebServer(configuration: configuration, apps: [])
    let bound = try await server.start()
    InspectorServer.servers.append(server)
    return address(port: bound, key)
  }

  /// Prints the address of the inspector to standard error.
  public nonisolated static func printAddress(_ address: String) {
    FileHandle.standardError.write(Data("Inspector: \(address)\n".utf8))
  }

  private nonisolated static func address(port: UInt16, _ key: Secret) -> String {
    "http://127.0.0.1:\(port)/inspect?key=\(key.text)"
  }

  /// The path of the inspector with its key, for a link in a program all of whose users may inspect
  /// it; nil if it is not offered.
  public static var path: String? { InspectorServer.key.map { "/inspect?key=\($0.text)" } }

  /// Returns the application that shows the inspected stores and answers requests about them.
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
    app.dock = { tree, page, edge in
      dock(inspection, in: tree, of: page.path, at: edge == "below" ? .bottom : .trailing)
    }
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
#else
extension Inspector {
  @available(
    *,
    unavailable,
    message: "the inspector needs the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
  )
  public static func start(onListen: @escaping @Sendable (_ address: String) -> Void = { _ in }) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the inspector needs the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
  )
  public static func startIfRequested() { fatalError() }

  @available(
    *,
    unavailable,
    message: "the inspector needs the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
  )
  @discardableResult
  public static func serve(port: UInt16 = 0) async throws -> String? { fatalError() }
}
#endif
