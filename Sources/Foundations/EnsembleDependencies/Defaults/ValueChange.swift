// SPDX-License-Identifier: MIT

/// The purpose for which the running code changes dependencies.
///
/// A change such as `$0.date.now = …` reads a value only to write it back. Such a read must neither
/// report a missing value nor count as a use.
enum ValueChange {
  /// A change for the operation of `withDependencies`.
  case override

  /// A change for the whole program, by `prepareDependencies`.
  case prepare

  @TaskLocal static var current: ValueChange?
}
