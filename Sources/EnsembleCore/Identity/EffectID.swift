// SPDX-License-Identifier: MIT

/// Names an effect by the place where the name is declared.
///
/// ```swift
/// struct Countdown: Reducer {
///   @EffectID var timer
///   …
///   case .start: return .run { … }.cancellable(id: timer)
///   case .stop: return .cancel(id: timer)
/// ```
///
/// Two declarations are never equal, and one always equals itself: in each run of a reducer, each
/// instance of a type and each specialization of a generic one. With a value, `@EffectID var timer =
/// state.id`, there is one identifier for each value.
///
/// It may be a property or a local variable. For an identifier that several features share, make it a
/// constant: `static let player = EffectID()`; whoever uses it passes the constant itself.
///
/// An identifier says nothing of the store, the row or the namespace that it is used in. Those are
/// where the effect is, so it may be read anywhere: late in an effect, in a detached task, in a test.
@propertyWrapper
public struct EffectID: Hashable, Sendable {
  /// What to cancel by.
  public let wrappedValue: Value

  /// Names an effect by the place of the declaration.
  ///
  /// - Parameter name: Tells apart what is declared in the same place, as the code of one macro is.
  public init(
    name: StaticString = "",
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    wrappedValue = Value(
      place: Place(fileID: fileID, line: line, column: column, name: name),
      value: nil
    )
  }

  /// Names an effect by the place of the declaration, and a value.
  ///
  /// Values of different types differ: `1` and `UInt8(1)` name two effects.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value. Evaluated each time the declaration runs.
  ///   - name: Tells apart what is declared in the same place, as the code of one macro is.
  public init<ID: Hashable & Sendable>(
    wrappedValue: ID,
    name: StaticString = "",
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = Value(
      place: Place(fileID: fileID, line: line, column: column, name: name),
      value: EffectKey(wrappedValue)
    )
  }

  /// The identifier that an `@EffectID` stands for.
  public struct Value: Hashable, Sendable {
    let place: Place
    let value: EffectKey?
  }
}

extension EffectID {
  /// Where an identifier is declared.
  struct Place: Hashable, Sendable {
    let fileID: StaticString
    let line: UInt
    let column: UInt
    let name: StaticString

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.line == rhs.line && lhs.column == rhs.column
        && lhs.name.isEqual(to: rhs.name) && lhs.fileID.isEqual(to: rhs.fileID)
    }

    func hash(into hasher: inout Hasher) {
      // Places with the same line and column are rare enough to leave their texts to `==`.
      hasher.combine(line)
      hasher.combine(column)
    }
  }
}

extension EffectID.Value: CustomStringConvertible {
  public var description: String {
    let name = place.name.utf8CodeUnitCount == 0 ? "" : " \(place.name)"
    let value = value.map { " = \($0)" } ?? ""
    return "@EffectID\(name)\(value) at \(place.fileID):\(place.line):\(place.column)"
  }
}

extension StaticString {
  /// Whether the texts are equal; that of one literal is found by its address.
  fileprivate func isEqual(to other: StaticString) -> Bool {
    if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start {
      return utf8CodeUnitCount == other.utf8CodeUnitCount
    }
    return withUTF8Buffer { text in
      other.withUTF8Buffer { text.elementsEqual($0) }
    }
  }
}
