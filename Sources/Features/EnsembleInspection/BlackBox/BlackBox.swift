// SPDX-License-Identifier: MIT

#if !os(Windows) && !os(WASI)
import EnsembleConcurrency
import EnsembleCore
import Foundation
import IssueReporting

/// A file with the last actions and effects of a process, which survives a crash of the process.
///
/// It is meant for production. It contains the names of actions and features, the files of effects
/// and issues, and times; never the state, nor the values of an action. An action is written before
/// its reducer runs, so that the file shows the action in which a program crashed.
public enum BlackBox {
  private static let ring = LockIsolated<BlackBoxRing?>(nil)
  private static let endRegistration: Void = {
    ProgramEnd.add { ring.value?.markEnded() }
  }()

  private static let issueRegistration: Void = {
    IssueReporters.current.append(Reporter())
  }()

  /// A reporter that adds the locations of issues to the current box, without their messages, which
  /// may describe values.
  private struct Reporter: IssueReporter {
    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      noteIssue(at: "\(fileID)", line)
    }

    func reportIssue(
      _ error: any Error,
      _ message: @autoclosure () -> String?,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      noteIssue(at: "\(fileID)", line)
    }
  }

  private static func noteIssue(at file: String, _ line: UInt) {
    ring.value?.append(BlackBoxEntry(.issue, store: 0, line: UInt32(clamping: line), text: file))
  }

  /// Starts recording the root stores that are created after this call.
  ///
  /// An existing file is kept, with `.previous` appended to its name. A store that the inspector
  /// records is not recorded here.
  ///
  /// - Parameters:
  ///   - url: The file, which only the user of the process may read. Each process needs its own.
  ///   - capacity: The size of the file in bytes, at least 4,096. An entry takes 256.
  /// - Throws: `BlackBoxError` if a black box is already started, the capacity is too small, or the
  ///   file cannot be made.
  @MainActor
  public static func start(at url: URL, capacity: Int = 1 << 20) throws {
    guard ring.value == nil else {
      throw BlackBoxError("The black box of this process has been started. Stop it first.")
    }
    let new = try BlackBoxRing(at: url, capacity: capacity)
    ring.setValue(new)
    _ = endRegistration
    _ = issueRegistration
    ProcessRecorder.install()
  }

  /// Stops recording, and marks the file as ended on purpose.
  @MainActor
  public static func stop() {
    let old = ring.value
    ring.setValue(nil)
    old?.close()
  }

  /// Writes a copy of the current file, which only the user of the process may read.
  ///
  /// - Throws: `BlackBoxError` if no black box is started, the copy exists, or it cannot be
  ///   written.
  public static func write(to url: URL) throws {
    guard let data = ring.value?.data else {
      throw BlackBoxError("There is no black box to write. Call BlackBox.start(at:) first.")
    }
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw BlackBoxError("The copy \(url.path) of the black box cannot be created: \(reason).")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try file.write(contentsOf: data) } catch {
      throw BlackBoxError("The copy \(url.path) of the black box cannot be written: \(error)")
    }
  }

  @MainActor
  static func attach<State, Action>(to engine: Engine<State, Action>) {
    if let ring = ring.value { _ = BoxedStore(engine, in: ring) }
  }
}
#endif
