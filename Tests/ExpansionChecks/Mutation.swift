// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A source text whose tokens and lists can be deleted, duplicated, swapped and renamed.
struct MutableSource {
  private(set) var text: String
  private var bytes: [UInt8]
  private var tokens: [Range<Int>] = []
  private var names: [Range<Int>] = []

  /// The elements of each list in the syntax: members, arguments, attributes, cases…
  private var lists: [[Range<Int>]] = []

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    read()
  }

  private mutating func read() {
    let reader = SourceReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    (tokens, names, lists) = (reader.tokens, reader.names, reader.lists)
  }

  private mutating func replace(_ range: Range<Int>, with replacement: some Sequence<UInt8>) {
    bytes.replaceSubrange(range, with: Array(replacement))
    text = String(decoding: bytes, as: UTF8.self)
    read()
  }

  private mutating func swap(_ first: Range<Int>, _ second: Range<Int>) {
    let (left, right) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    guard left.upperBound <= right.lowerBound else { return }
    let middle = bytes[left.upperBound..<right.lowerBound]
    replace(left.lowerBound..<right.upperBound, with: bytes[right] + middle + bytes[left])
  }

  /// Returns the text of a random element of a random list.
  func excerpt(using random: inout RepeatableRandom) -> String? {
    let list = lists.randomElement(using: &random)
    return list?.randomElement(using: &random).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  func name(using random: inout RepeatableRandom) -> String? {
    names.randomElement(using: &random).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Applies one random mutation.
  mutating func mutate(with other: MutableSource, using random: inout RepeatableRandom) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      if let token = tokens.randomElement(using: &random) { replace(token, with: []) }
    case 1:
      guard let token = tokens.randomElement(using: &random) else { return }
      replace(token.upperBound..<token.upperBound, with: Array(" ".utf8) + bytes[token])
    case 2:
      guard
        let first = tokens.indices.randomElement(using: &random),
        tokens.indices.contains(first + 1)
      else { return }
      swap(tokens[first], tokens[first + 1])
    case 3:
      guard
        let first = tokens.randomElement(using: &random),
        let second = tokens.randomElement(using: &random)
      else { return }
      swap(first, second)
    case 4, 5:
      let source = Bool.random(using: &random) ? self : other
      guard
        let old = names.randomElement(using: &random),
        let new = source.name(using: &random)
      else { return }
      replace(old, with: new.utf8)
    case 6:
      if let element = element(using: &random) { replace(element, with: []) }
    case 7:
      guard let element = element(using: &random) else { return }
      replace(element.upperBound..<element.upperBound, with: bytes[element])
    case 8, 9:
      guard
        let list = lists.filter({ $0.count > 1 }).randomElement(using: &random),
        let first = list.randomElement(using: &random),
        let second = list.randomElement(using: &random)
      else { return }
      swap(first, second)
    case 10:
      guard let element = element(using: &random), let new = other.excerpt(using: &random) else {
        return
      }
      let start = Bool.random(using: &random) ? element.lowerBound : element.upperBound
      replace(start..<element.upperBound, with: new.utf8)
    default:
      guard let element = element(using: &random) else { return }
      let wrapped = "\n#if DEBUG\n".utf8 + Array(bytes[element]) + Array("\n#endif\n".utf8)
      replace(element, with: wrapped)
    }
  }

  private func element(using random: inout RepeatableRandom) -> Range<Int>? {
    lists.randomElement(using: &random)?.randomElement(using: &random)
  }
}

private final class SourceReader: SyntaxAnyVisitor {
  var tokens: [Range<Int>] = []
  var names: [Range<Int>] = []
  var lists: [[Range<Int>]] = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<token.endPositionBeforeTrailingTrivia.utf8Offset
    guard !range.isEmpty else { return .skipChildren }
    tokens.append(range)
    switch token.tokenKind {
    case .identifier, .stringSegment, .keyword: names.append(range)
    default: break
    }
    return .skipChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.kind.isSyntaxCollection {
      let elements = node.children(viewMode: .sourceAccurate).map {
        $0.position.utf8Offset..<$0.endPosition.utf8Offset
      }
      if !elements.isEmpty { lists.append(elements.filter { !$0.isEmpty }) }
    }
    return .visitChildren
  }
}
