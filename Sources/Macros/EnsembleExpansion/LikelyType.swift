// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ExprSyntax {
  /// The most likely type of the value by its spelling: the type of a literal, the `T` of `T(…)` or
  /// of a member `T.x`, or the type after `as`.
  var likelyType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .arrayExpr(let array):
      return array.elements.map(\.expression).commonType.map { "[\($0)]" }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return nil }
      guard
        let key = elements.map(\.key).commonType,
        let value = elements.map(\.value).commonType
      else { return nil }
      return "[\(key): \(value)]"
    case .prefixOperatorExpr(let negation):
      return negation.expression.likelyType
    case .functionCallExpr(let call):
      return call.calledExpression.constructedType
    case .memberAccessExpr(let access):
      return access.base?.spelledType
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard
        elements.count == 3,
        let cast = elements[1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil
      else { return nil }
      return elements[2].trimmedDescription
    default: return nil
    }
  }

  /// The type that a call of this expression creates.
  private var constructedType: String? {
    if let type = spelledType { return type }
    // A call of a static member: a case with values, a factory method, or `init`.
    return self.as(MemberAccessExprSyntax.self)?.base?.spelledType
  }

  /// The type that the expression names, recognized by its capital letter.
  private var spelledType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return reference.baseName.text.first?.isUppercase == true ? trimmedDescription : nil
    case .memberAccessExpr(let access):
      guard access.base?.spelledType != nil else { return nil }
      return access.declName.baseName.text.first?.isUppercase == true ? trimmedDescription : nil
    case .genericSpecializationExpr(let generic):
      return generic.expression.spelledType == nil ? nil : trimmedDescription
    case .arrayExpr(let array):
      // `[Int]()`
      let names = array.elements.map(\.expression)
      return names.count == 1 && names[0].spelledType != nil ? trimmedDescription : nil
    case .dictionaryExpr(let dictionary):
      // `[String: Int]()`
      guard case .elements(let elements) = dictionary.content, elements.count == 1 else {
        return nil
      }
      let names = elements.flatMap { [$0.key, $0.value] }
      return names.allSatisfy { $0.spelledType != nil } ? trimmedDescription : nil
    default: return nil
    }
  }
}

extension [ExprSyntax] {
  /// The most likely common type of all values.
  fileprivate var commonType: String? {
    let types = map(\.likelyType)
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
