// SPDX-License-Identifier: MIT

/// What the running code changes dependencies for.
///
/// A change such as `$0.date.now = …` reads a value only to write it back. Such a read must neither
/// report a missing value nor count as a use.
enum ValueChange {
  /// For the operation of `withDependencies`.
  case override

  /// For good, by `prepareDependencies`.
  case prepare

  @TaskLocal static var current: ValueChange?
}
