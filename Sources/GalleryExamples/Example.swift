// SPDX-License-Identifier: MIT

import Ensemble

/// A program of the gallery: shows frames of text and takes commands, one per line.
@MainActor
public protocol Example: AnyObject {
  /// What `gallery` calls it by.
  static var name: String { get }
  /// What it shows, in one line.
  static var summary: String { get }

  /// Starts it in its first state.
  init()

  /// What there is to see now, line by line.
  var frame: [String] { get }
  /// What can be typed, for the reader.
  var help: String { get }
  /// Whether it is over, so that no more commands are taken.
  var isFinished: Bool { get }
  /// Does what a command says; false if there is no such command.
  func perform(_ command: String) -> Bool
  /// Waits until what commands have set going, and is bound to end, has ended.
  func finish() async
  /// Waits, at the end of a session, for what would be lost otherwise.
  func close() async
}

extension Example {
  /// Never over by itself.
  public var isFinished: Bool { false }

  /// Returns at once, as nothing outlasts a command.
  public func finish() async {}
  /// Returns at once, as nothing would be lost.
  public func close() async {}
}

/// An example that works on files.
@MainActor
public protocol FileExample: Example {
  /// Starts it with the files of these names.
  init(files: [String])
}

/// The examples of the gallery, in the order in which they are listed.
@MainActor
public let allExamples: [any Example.Type] = [
  CounterExample.self,
  TwoCountersExample.self,
  BoundedCounterExample.self,
  FactsExample.self,
  RandomNumberExample.self,
  ProfileExample.self,
  SettingsExample.self,
  TodosExample.self,
  SyncUpsExample.self,
  ManyTimersExample.self,
  DocumentsExample.self,
]
