// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension FeaturePlan {
  /// The members that `@Composer` adds, in the order of the output.
  var members: [DeclSyntax] {
    var members: [[String]] = []
    if written.state == .missing { members.append(shape.isEnum ? enumState : structState) }
    if !written.hasAction { members.append(action) }
    members.append(body)
    if isNumbered { members.append(number) }
    if hasScopes { members.append(scopePathsType) }
    if shape.isEnum { members += caseScopes }
    members += children.flatMap(\.enumReducers).map { enumReducer($0) }
    if written.lacksInitializer { members.append(["\(access.prefix)init() {}"]) }
    return members.map(\.declaration)
  }
}

extension Child {
  /// The enum reducers generated for the child and for its descendants.
  var enumReducers: [EnumReducer] {
    switch role {
    case .destination(let reducer), .stack(let reducer):
      [reducer] + reducer.children.flatMap(\.enumReducers)
    default: []
    }
  }
}
