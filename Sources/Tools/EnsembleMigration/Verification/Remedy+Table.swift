// SPDX-License-Identifier: MIT

extension Remedy {
  /// The messages of the compiler that have a remedy, with `…` for any text, and the remedies.
  ///
  /// The articles "When the compiler says" and "Main actor by default" have the same messages in
  /// sentences. Of two patterns that a message fits, the first one counts.
  static let table: [(pattern: String, advice: String)] =
    stores + composition + effects + tests + isolation

  private static let stores = [
    ("cannot find '$store' in scope", "declare '@Bindable var store'"),
    (
      "cannot assign through dynamic lookup property: subscript is get-only",
      "write '@ObservableState' before the state, and 'case binding(BindingAction<State>)' in an "
        + "'enum Action: BindableAction'"
    ),
    (
      "initializer 'init()' requires that '…' conform to 'BindableAction'",
      "write 'enum Action: BindableAction'"
    ),
    (
      "cannot convert value of type 'StoreField<…",
      "bind a field of the type that the control edits"
    ),
    (
      "cannot convert value of type 'WritableKeyPath<…' to expected argument type 'WritableKeyPath<…IdentifiedArray<…",
      "declare the rows as 'IdentifiedArrayOf<Row.State>'"
    ),
    (
      "cannot convert value of type 'WritableKeyPath<…' to expected argument type 'WritableKeyPath<…PresentationState<…",
      "write the path with '$', as in '.ifLet(\\.$sheet, action: \\.sheet)'"
    ),
    (
      "cannot convert value of type 'WritableKeyPath<…",
      "write a key path to a field of the type that is expected"
    ),
    (
      "generic struct 'Bindable' requires that 'Bounded…",
      "declare '@Bindable var store: StoreOf<…>' where the view has bindings"
    ),
    (
      "value of type 'StoreOf<…has no dynamic member",
      "check the name; the state of the store has no such property"
    ),
    (
      "cannot assign to property: 'state' is a get-only property",
      "send an action: only reducers change the state of a store"
    ),
  ]

  private static let composition = [
    (
      "initializer 'init(state:action:child:)' requires that '…' conform to 'CasePathable'",
      "write '@Reducer' before the feature, or '@CasePathable' before its actions"
    ),
    ("…AllCasePaths' has no member", "check the name; the actions have no such case"),
    ("type '….Action' has no member", "check the name; the actions have no such case"),
    (
      "cannot convert value of type '…to expected argument type 'Binding<Elements>'",
      "mend the closure of 'ForEach', often a misspelled property"
    ),
    (
      "the compiler is unable to type-check this expression in reasonable time",
      "move what is inside of a view with many modifiers to a property, where a mistake is reported"
    ),
    (
      "failed to produce diagnostic for expression",
      "check the number of parameters of a closure that is assigned to a property of a client"
    ),
    (
      "subscript 'subscript(dynamicMember:)' requires that '…' conform to 'CasePathable'",
      "write '@CasePathable' before the enum, or send the whole field: '\\.binding.item, edited'"
    ),
    (
      "type 'URLSession' (aka 'AnyObject') has no member",
      "import FoundationNetworking inside of '#if canImport(FoundationNetworking)'"
    ),
    (
      "'defaultIsolation' is unavailable",
      "begin the manifest with '// swift-tools-version: 6.2'"
    ),
    ("value of type '…' has no member '$", "write '@Presents' before the property of the child"),
    (
      "cannot convert value of type 'KeyPath<…AllCasePaths…PresentationAction<…",
      "make the case of the child 'case child(PresentationAction<Child.Action>)'"
    ),
  ]

  private static let effects = [
    ("switch must be exhaustive", "write the missing cases, each with an effect"),
    ("missing return in closure expected to return 'Effect<…", "end the case with 'return .none'"),
    (
      "cannot convert value of type '()' to closure result type 'Effect<…",
      "end with 'return .none'"
    ),
    (
      "value of type '…' has no member 'send'",
      "write 'return' before the effect, which is read as a part of the line above"
    ),
    (
      "mutable capture of 'inout' parameter 'state' is not allowed",
      "capture what the effect reads, as in '.run { [query = state.query] send in'"
    ),
    (
      "main actor-isolated instance method 'callAsFunction' cannot be called",
      "write 'await send(…)'"
    ),
    (
      "capture of 'self' with non-Sendable type '…' in a '@Sendable' closure",
      "capture the client alone, as in '.run { [client] send in', or make a public feature 'Sendable'"
    ),
    (
      "type '…' does not conform to the 'Sendable' protocol",
      "write 'Sendable', and '@Sendable' before the closures of a client"
    ),
    (
      "cannot convert value of type '…' to expected argument type 'Shared<…",
      "pass the shared value, as in 'State(count: state.$count)', or 'Shared(value: 1)'"
    ),
  ]

  private static let tests = [
    (
      "generic class 'TestStore' requires that '…' conform to 'Equatable'",
      "make the state 'Equatable', since test stores compare states"
    ),
    ("expression is 'async' but is not marked with 'await'", "write 'await', in an 'async' test"),
    (
      "'async' call in a function that does not support concurrency",
      "make the function 'async'"
    ),
    (
      "cannot convert value of type 'KeyPath<…' to expected argument type '…Action'",
      "check the name; the actions have no such case"
    ),
  ]

  private static let isolation = [
    (
      "conformance of '…' to protocol '…' crosses into main actor-isolated code",
      "write 'nonisolated' before the extension or the type, or before the function of a 'Shape'"
    ),
    (
      "main actor-isolated default value in a nonisolated context",
      "write 'nonisolated' before the type or extension of the value"
    ),
    (
      "main actor-isolated property '…' cannot be accessed from outside of the actor",
      "capture it, as in '.run { [uuid] send in', and write 'nonisolated' before the type of a client"
    ),
    (
      "main actor-isolated conformance of '…' to '…' cannot",
      "write 'nonisolated' before the type, and those of its properties"
    ),
    (
      "type '…' does not conform to protocol 'Reducer'",
      "write '@Reducer', or 'nonisolated Reducer' where the main actor is the default isolation"
    ),
    (
      "main actor-isolated initializer '…' cannot be called from outside of the actor",
      "write 'nonisolated' before the type"
    ),
    (
      "main actor-isolated static property '…' cannot be accessed from outside of the actor",
      "write 'nonisolated' before the extension or the type"
    ),
    (
      "main actor-isolated global function '…' cannot be called from outside of the actor",
      "write 'nonisolated' before the function"
    ),
    (
      "main actor-isolated static property '…' can not be referenced from a",
      "write 'nonisolated' before the extension or the type"
    ),
    (
      "main actor-isolated property '…' can not be referenced from a",
      "write 'nonisolated' before the type"
    ),
    (
      "call to main actor-isolated …",
      "write '@MainActor' before the code that calls it"
    ),
  ]
}
