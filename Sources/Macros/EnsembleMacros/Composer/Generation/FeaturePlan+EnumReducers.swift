// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension FeaturePlan {
  /// Returns the enum reducer of a destination or a stack, as `@Reducer` would expand it.
  ///
  /// The members are written out, because conformances that an attribute adds to a type generated
  /// by a macro come too late for the compiler.
  func enumReducer(_ reducer: Child.EnumReducer) -> [String] {
    var model = enumModel(reducer.name, reducer.children)
    var conformances = reducer.conformances
    conformances.isEquatable = conformances.isEquatable && shape.conformances.isEquatable
    model.stateConformances = conformances.ofState
    model.actionConformances = (conformances.action + shape.conformances.action).stated
    let contents = model.members.flatMap { ["", $0.description] }
    let header = "\(access.prefix)enum \(reducer.name): nonisolated EnsembleCore.CaseReducer"
    return contents.dropFirst().map { $0 }.block(header)
  }

  /// The model of a feature with enum state, for the code that it shares with enum reducers.
  var caseModel: EnumReducerModel { enumModel(name, children) }

  private func enumModel(_ name: String, _ children: [Child]) -> EnumReducerModel {
    let source = children.flatMap(\.reducerCase).block("\(access.prefix)enum \(name)")
    let declaration = DeclSyntax("\(raw: source.joined(separator: "\n"))")
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      preconditionFailure("the text of an enum is parsed as one")
    }
    var model = EnumReducerModel.parse(declaration, in: []).model
    let composed = Dictionary(children.map { ($0.name, $0.composedCase) }) { first, _ in first }
    model.cases = model.cases.mapElements { reducerCase in
      var reducerCase = reducerCase
      reducerCase.composed = composed[reducerCase.name]
      return reducerCase
    }
    return model
  }
}
