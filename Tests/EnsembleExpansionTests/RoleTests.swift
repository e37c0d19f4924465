// SPDX-License-Identifier: MIT

import Testing

@Suite("Each role of a macro")
struct RoleTests {
  @Test("members are at the end of the body, extensions after the type")
  func membersAndExtensions() {
    let expansion = expanded(
      """
      @FormFields
      struct Profile {
        var name = ""
      }

      let end = 0
      """
    )
    #expect(
      expansion == """
        struct Profile {
          var name = ""

          static var formFields: EnsembleForms.FormFields<Self> {
            var fields = EnsembleForms.FormFields<Self>()
            fields._$property("name", \\.name)
            return fields
          }
        }

        extension Profile: nonisolated EnsembleForms.FormState {}

        let end = 0
        """
    )
  }

  @Test("accessors replace an initial value, peers are next to the property")
  func accessorsAndPeers() {
    let expansion = expanded(
      """
      struct Client {
        @DependencyEndpoint
        var isOn: () -> Bool = { true }  // or off
        var other = 0
      }
      """
    )
    #expect(
      expansion.hasPrefix(
        """
        struct Client {
          var isOn: () -> Bool {
            get {
              _isOn
            }
            set {
              _isOn = newValue
            }
          }  // or off

          private var _isOn: () -> Bool = {

        """
      )
    )
    #expect(expansion.hasSuffix("  }\n\n  var other = 0\n}"))
  }

  @Test("an initial value with an init accessor is kept and determines the type")
  func initAccessor() {
    let expansion = expanded("@ObservableState struct State { var count = 0 }")
    #expect(
      expansion.hasPrefix(
        """
        struct State {
          var count: Int = 0 {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
        """
      )
    )
    #expect(expansion.lines(with: "private var") == ["private var _count = 0"])
  }

  @Test("member attributes are expanded if they are macros, and written otherwise")
  func memberAttributes() {
    let expansion = expanded(
      """
      @Reducer
      struct Counter {
        /// The events.
        enum Action { case tapped }
        enum State { case off }
        var body: some Reducer<State, Action> { EmptyReducer() }
      }
      """
    )
    #expect(expansion.contains("  /// The events.\n  enum Action {\n    case tapped\n\n"))
    #expect(expansion.contains("  @dynamicMemberLookup\n  enum State {\n    case off\n\n"))
    #expect(
      expansion.contains(
        """
          @EnsembleCore.ReducerBuilder<Self.State, Self.Action>
          @MainActor
          var body: some Reducer<State, Action> { EmptyReducer() }
        """
      )
    )
    #expect(
      expansion.lines(with: "extension") == [
        "extension Counter: nonisolated EnsembleCore.Reducer {}",
        "extension Counter.Action: nonisolated EnsembleCasePaths.CasePathable, "
          + "nonisolated EnsembleCasePaths.CasePathIterable {}",
        "extension Counter.State: nonisolated EnsembleCasePaths.CasePathable, "
          + "nonisolated EnsembleCasePaths.CasePathIterable {}",
      ]
    )
  }

  @Test("attributes without an expansion are removed")
  func marks() {
    let expansion = expanded(
      """
      @FormFields struct Profile {
        @FormFieldIgnored var draft = ""
        @FormField("mail")
        // Where to write to.
        var address = ""
      }
      """
    )
    #expect(
      expansion.hasPrefix(
        """
        struct Profile {
          var draft = ""
          // Where to write to.
          var address = ""

        """
      )
    )
  }

  @Test("a composed feature contains the children in its stack")
  func nestedChildren() {
    let expansion = expanded(
      """
      @ComposeReducer(
        children: [
          .navigationStack(children: [
            .identifiedArray("rows", of: Row.self),
            .destination("sheet", children: [.reducer("row", of: Row?.self)]),
          ])
        ]
      )
      @Composer
      struct Feature {
      }
      """
    )
    #expect(expansion.lines(with: "IdentifiedArrayReducer(").count == 1)
    #expect(expansion.lines(with: "OptionalReducer(").count == 1)
    #expect(expansion.lines(with: "enum Sheet: nonisolated EnsembleCore.CaseReducer {").count == 1)
    #expect(expansion.lines(with: "line: 4").count == 2)
    #expect(!expansion.contains("@Composer"))
  }
}
