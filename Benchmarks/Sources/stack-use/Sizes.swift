// SPDX-License-Identifier: MIT

/// A value of some size, inline.
protocol Sized: Sendable {
  static var zero: Self { get }
}

struct Empty: Sized {
  static var zero: Self { Self() }
}

struct Kilobyte: Sized {
  typealias Words = (
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
  )
  var words: (Words, Words, Words, Words)

  static var zero: Self { Self(words: (words, words, words, words)) }

  private static var words: Words {
    (
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
  }
}

struct Twice<Half: Sized>: Sized {
  var first: Half
  var second: Half

  static var zero: Self { Self(first: .zero, second: .zero) }
}

struct OneMore<Rest: Sized>: Sized {
  var rest: Rest
  var kilobyte: Kilobyte

  static var zero: Self { Self(rest: .zero, kilobyte: .zero) }
}

/// Returns a type whose values have a number of kilobytes.
func kilobytes(_ count: Int) -> any Sized.Type {
  func twice<Half: Sized>(_: Half.Type) -> any Sized.Type { Twice<Half>.self }
  func oneMore<Rest: Sized>(_: Rest.Type) -> any Sized.Type { OneMore<Rest>.self }
  if count <= 1 { return Kilobyte.self }
  let even = twice(kilobytes(count / 2))
  return count.isMultiple(of: 2) ? even : oneMore(even)
}
