// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test func `a binding reads and writes through its closures`() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue += 1
    #expect(value == 2)
    #expect(binding.projectedValue.wrappedValue == 2)
  }

  @Test func `a constant binding never changes`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a binding provides bindings to the parts of its value`() {
    var user = Profile.User(name: "a")
    let binding = Binding(get: { user }, set: { user = $0 })
    binding.name.wrappedValue = "b"
    #expect(user.name == "b")
    #expect(binding.name.wrappedValue == "b")
  }

  @Test func `a binding provides bindings to the elements of its value`() {
    var letters = ["a", "b"]
    let binding = Binding(get: { letters }, set: { letters = $0 })
    binding[1].wrappedValue = "c"
    #expect(letters == ["a", "c"])
  }

  @Test func `a binding to an optional can be unwrapped while it is non-nil`() throws {
    var note: String?
    let binding = Binding(get: { note }, set: { note = $0 })
    #expect(Binding<String>(binding) == nil)
    note = "a"
    let unwrapped = try #require(Binding<String>(binding))
    unwrapped.wrappedValue = "b"
    #expect(note == "b")
    note = nil
    unwrapped.wrappedValue = "c"
    #expect(note == nil)
    #expect(unwrapped.wrappedValue == "a")
  }

  @Test func `a binding can be wrapped in an optional`() {
    var text = "a"
    let binding = Binding<String?>(Binding(get: { text }, set: { text = $0 }))
    #expect(binding.wrappedValue == "a")
    binding.wrappedValue = "b"
    binding.wrappedValue = nil
    #expect(text == "b")
  }

  @Test func `a view stores a binding and passes it on`() {
    @MainActor
    struct Field {
      @Binding var text: String
    }
    @MainActor
    struct Form {
      @Binding var user: Profile.User
      var name: Field { Field(text: $user.name) }
    }
    var user = Profile.User()
    let form = Form(user: Binding(get: { user }, set: { user = $0 }))
    form.name.text = "a"
    #expect(user.name == "a")
  }
}

@MainActor
@Suite("Bindings to the fields of a store")
struct BindableTests {
  @MainActor
  struct ProfileView {
    @Bindable var store: StoreOf<Profile>
  }

  @Test func `a view creates bindings to the fields of its store`() {
    let view = ProfileView(store: Store(initialState: Profile.State()) { Profile() })
    let binding: Binding<String> = view.$store.text
    binding.wrappedValue = "abcdefgh"
    #expect(binding.wrappedValue == "abcde")
    #expect(view.store.text == "abcde")
  }

  @Test func `a function creates bindings to the fields of a store`() {
    let store = Store(initialState: Profile.State()) { Profile() }
    @Bindable var bindable = store
    $bindable.count.wrappedValue = 7
    $bindable.user.name.wrappedValue = "a"
    $bindable.tags[0].wrappedValue = "z"
    #expect(store.log == ["seven"])
    #expect(store.user.name == "a")
    #expect(store.tags == ["z", "b"])
  }

  @Test func `a view creates bindings that send its own actions`() {
    @Bindable var store = Store(initialState: Panel.State()) { Panel() }
    $store.text.wrappedValue = "a"
    #expect(store.text == "a")
  }

  @Test func `a binding can refer to the whole state`() {
    @Bindable var store = Store(initialState: Profile.State()) { Profile() }
    $store.state.wrappedValue = Profile.State(text: "a")
    #expect(store.text == "a")
  }

  @Test func `a binding to a store provides bindings to the store's fields`() {
    let store = Store(initialState: Profile.State()) { Profile() }
    let binding = Binding.constant(store)
    binding.text.wrappedValue = "a"
    #expect(store.text == "a")
  }
}
