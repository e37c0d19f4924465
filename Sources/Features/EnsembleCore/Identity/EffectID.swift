// SPDX-License-Identifier: MIT

// An identifier consists only of its source location and a value, so it is the same wherever it is
// read. The path of the effect determines the feature that it belongs to.
// ComposableEffectIdentifier binds the namespace by a thread-local stack instead, so that an
// identifier that is read later has no namespace. Detached tasks inherit no task-local values, so
// `EffectPlace` passes the path to them.

/// A property wrapper that identifies an effect by the location of its declaration.
///
/// ```swift
/// struct Countdown: Reducer {
///   @EffectID var timer
///   …
///   case .start: return .run { … }.cancellable(id: timer)
///   case .stop: return .cancel(id: timer)
/// ```
///
/// Two declarations are never equal, and one declaration always equals itself: in every run of a
/// reducer, every instance of a type and every specialization of a generic type. With a value,
/// `@EffectID var timer = state.id`, there is one identifier per value.
///
/// It may be applied to a property or a local variable. For an identifier that several features
/// share, declare a constant, `static let player = EffectID()`, and pass the constant itself.
///
/// An identifier is independent of the store, row or namespace in which it is used, which are
/// properties of the effect. So it can be read anywhere: late in an effect, in a detached task, in
/// a test.
@propertyWrapper
public struct EffectID: Hashable, Sendable {
  /// The identifier for cancellations.
  public let wrappedValue: Value

  /// Creates an identifier from the location of the declaration.
  ///
  /// - Parameter name: A name that distinguishes declarations at the same location, such as
  ///   generated code of one macro.
  public init(
    name: StaticString = "",
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    wrappedValue = Value(
      declaration: Declaration(fileID: fileID, line: line, column: column, name: name),
      value: nil
    )
  }

  /// Creates an identifier from the location of the declaration and a value.
  ///
  /// Values of different types differ: `1` and `UInt8(1)` identify two effects.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value. Evaluated each time the declaration is executed.
  ///   - name: A name that distinguishes declarations at the same location, such as generated code
  ///     of one macro.
  public init<ID: Hashable>(
    wrappedValue: ID,
    name: StaticString = "",
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = Value(
      declaration: Declaration(fileID: fileID, line: line, column: column, name: name),
      value: EffectKey(wrappedValue)
    )
  }

  /// The identifier that an `@EffectID` provides.
  public struct Value: Hashable, Sendable {
    let declaration: Declaration
    let value: EffectKey?
  }
}

extension EffectID {
  /// The location of an identifier's declaration.
  struct Declaration: Hashable, Sendable {
    let fileID: StaticString
    let line: UInt
    let column: UInt
    let name: StaticString

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.line == rhs.line && lhs.column == rhs.column
        && lhs.name.isEqual(to: rhs.name) && lhs.fileID.isEqual(to: rhs.fileID)
    }

    func hash(into hasher: inout Hasher) {
      // Identifiers with the same line and column are rare, so only `==` compares the texts.
      hasher.combine(line)
      hasher.combine(column)
    }
  }
}

extension EffectID.Value: CustomStringConvertible {
  public var description: String {
    let name = declaration.name.utf8CodeUnitCount == 0 ? "" : " \(declaration.name)"
    let value = value.map { " = \($0)" } ?? ""
    let (file, line, column) = (declaration.fileID, declaration.line, declaration.column)
    return "@EffectID\(name)\(value) at \(file):\(line):\(column)"
  }
}

extension StaticString {
  /// Returns whether the texts are equal. Equal addresses are a fast path.
  fileprivate func isEqual(to other: StaticString) -> Bool {
    if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start {
      return utf8CodeUnitCount == other.utf8CodeUnitCount
    }
    return withUTF8Buffer { text in
      other.withUTF8Buffer { text.elementsEqual($0) }
    }
  }
}
