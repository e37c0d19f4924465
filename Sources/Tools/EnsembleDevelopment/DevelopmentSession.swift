// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that is built and started again when its sources change.
package struct DevelopmentSession: Sendable {
  private typealias Event = DevelopmentLoop.Event

  private let build: PackageBuild
  private let executable: URL
  private let arguments: [String]
  private let environment: [String: String]
  private let report: @Sendable (String) -> Void

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - build: The builds of the program.
  ///   - arguments: The arguments of the program.
  ///   - environment: Variables to add to the environment of this process, unless they are set.
  ///   - report: A function that prints messages, in whole lines.
  package init(
    _ build: PackageBuild,
    arguments: [String],
    environment: [String: String],
    report: @escaping @Sendable (String) -> Void
  ) throws {
    self.build = build
    executable = try build.executable()
    self.arguments = arguments
    self.environment = ProcessInfo.processInfo.environment.merging(environment) { own, _ in own }
    self.report = report
  }

  /// Builds and runs the program until it ends by itself, or the user ends it.
  ///
  /// - Returns: The status with which to exit.
  package func run() async -> Int32 {
    let (events, input) = AsyncStream.makeStream(of: DevelopmentLoop.Event.self)
    let signals = watchSignals(input)
    defer { for signal in signals { signal.cancel() } }
    let watch = Task.detached { [build] in await Self.watch(build.sources, input) }
    defer {
      watch.cancel()
      build.cancel()
    }
    var loop = DevelopmentLoop()
    var program: ChildProgram?
    var isFirstBuild = true
    var started: BuildProducts?
    input.yield(.begun)
    for await event in events {
      for step in loop.steps(after: event) {
        switch step {
        case .build:
          startBuild(prints: isFirstBuild, after: started, input)
          isFirstBuild = false
        case .start:
          started = BuildProducts(of: executable)
          program = start(input)
        case .terminate(let stop):
          program?.terminate()
          startTimer(stop, input)
        case .awaitExit(let stop): startTimer(stop, input)
        case .kill: program?.kill()
        case .report(let text): report(text)
        case .finish(let status): return status
        }
      }
    }
    return 0
  }

  /// The time that a program has to end.
  private static let patience = Duration.seconds(10)

  private func start(_ input: AsyncStream<Event>.Continuation) -> ChildProgram? {
    do {
      return try ChildProgram(executable.path, arguments, environment: environment) { exit in
        input.yield(.exited(exit))
      }
    } catch {
      report("\(error)")
      input.yield(.exited(.status(127)))
      return nil
    }
  }

  private func startTimer(_ stop: Int, _ input: AsyncStream<Event>.Continuation) {
    Task.detached {
      try? await Task.sleep(for: Self.patience)
      input.yield(.overdue(stop: stop))
    }
  }

  private func startBuild(
    prints: Bool,
    after started: BuildProducts?,
    _ input: AsyncStream<Event>.Continuation
  ) {
    // A build blocks its thread, which must not be a thread of the pool that runs tasks.
    DispatchQueue.global().async { input.yield(.built(result(prints: prints, after: started))) }
  }

  private func result(
    prints: Bool,
    after started: BuildProducts?
  ) -> DevelopmentLoop.BuildResult {
    do {
      let (isBuilt, output) = try build.run(prints: prints)
      guard isBuilt else {
        if !output.isEmpty { report(String(decoding: output, as: UTF8.self)) }
        return .failed
      }
      // Compared with the products of the running program, not with the products before this build,
      // which an earlier, superseded build may have made.
      return BuildProducts(of: executable) == started ? .unchanged : .new
    } catch {
      report("'swift build' cannot be run: \(error)")
      return .failed
    }
  }

  /// Sends an event for changes of files, once the files have been unchanged for a moment.
  private static func watch(_ sources: [URL], _ input: AsyncStream<Event>.Continuation) async {
    var built = SourceSnapshot(of: sources)
    var last = built
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(200))
      let now = SourceSnapshot(of: sources)
      defer { last = now }
      guard now != built, now == last else { continue }
      built = now
      input.yield(.changed)
    }
  }

  private func watchSignals(
    _ input: AsyncStream<Event>.Continuation
  ) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].map { number in
      // The source replaces the default, which would end the process.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // A terminal sends the signals of keys, and of its closing, to all processes of the
        // foreground group.
        let reachesProgram = number != SIGTERM && tcgetpgrp(0) == getpgrp()
        input.yield(.interrupted(reachesProgram: reachesProgram))
      }
      source.resume()
      return source
    }
  }
}
