// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Bindings to presented stores")
struct PresentingTests {
  @Bindable var store = Store(initialState: Catalog.State()) { Catalog() }

  @Test func `a binding contains the store of a child while it is presented`() {
    let item = $store.scope(\.$item, action: \.item)
    #expect(item.wrappedValue == nil)
    store.send(.show(Item.State(id: 1)))
    #expect(item.wrappedValue?.id == 1)
    #expect(item.wrappedValue === store.scope(\.$item, action: \.item))
  }

  @Test func `setting nil dismisses the child`() {
    store.send(.show(Item.State(id: 1)))
    let item = $store.scope(state: \.$item, action: \.item)
    #expect(item.wrappedValue != nil)
    item.wrappedValue = nil
    #expect(store.item == nil)
    #expect(store.dismissals == 1)
  }

  @Test func `a child that was never read can be dismissed`() {
    store.send(.show(Item.State(id: 1)))
    $store.scope(\.$item, action: \.item).wrappedValue = nil
    #expect(store.item == nil)
  }

  @Test func `the child can be specified by its optional`() {
    store.send(.show(Item.State(id: 1)))
    let item = $store.scope(\.item, action: \.item)
    item.wrappedValue?.text = "a"
    #expect(store.item?.text == "a")
    item.wrappedValue = nil
    #expect(store.item == nil)
    $store.scope(state: \.item, action: \.item).wrappedValue = nil
    #expect(store.dismissals == 1)
  }

  @Test func `setting nil after the child was removed sends nothing`() {
    store.send(.show(Item.State(id: 1)))
    let item = $store.scope(\.$item, action: \.item)
    #expect(item.wrappedValue != nil)
    store.send(.show(nil))
    item.wrappedValue = nil
    #expect(store.dismissals == 0)
  }

  @Test func `setting nil late does not dismiss the next child`() {
    store.send(.show(Item.State(id: 1)))
    let item = $store.scope(\.$item, action: \.item)
    #expect(item.wrappedValue?.id == 1)
    store.send(.show(Item.State(id: 2)))
    item.wrappedValue = nil
    #expect(store.item?.id == 2)
    #expect(item.wrappedValue?.id == 2)
    item.wrappedValue = nil
    #expect(store.item == nil)
  }

  @Test func `setting a store has no effect`() {
    let item = $store.scope(\.$item, action: \.item)
    item.wrappedValue = Store(initialState: Item.State(id: 3)) { Item() }
    #expect(store.item == nil)
  }

  @Test func `a dismissal without effect is reported`() {
    let store = Store(
      initialState: Catalog.State(loose: Item.State(id: 1))
    ) {
      Catalog()
    }
    @Bindable var bound = store
    let loose = $bound.scope(\.$loose, action: \.loose)
    expectReport(
      #"A binding at "EnsembleCoreTests/PresentingTests.swift:"#,
      #"was set to "nil", but its destination is still presented."#,
      "'ifLet'"
    ) {
      loose.wrappedValue = nil
    }
  }

  @Test func `a binding to a store can present children`() {
    store.send(.show(Item.State(id: 1)))
    let item = Binding.constant(store).scope(\.$item, action: \.item)
    #expect(item.wrappedValue?.id == 1)
    item.wrappedValue = nil
    #expect(store.item == nil)
  }

  @Test func `a presented child provides its own bindings`() throws {
    store.send(.show(Item.State(id: 1)))
    @Bindable var item = try #require(store.scope(\.$item, action: \.item))
    $item.text.wrappedValue = "a"
    #expect(store.item?.text == "a")
  }

  // MARK: Stacks

  @Test func `a stack can be bound to its store`() {
    let path = $store.scope(\.path, action: \.path)
    #expect(path.wrappedValue === store.scope(\.path, action: \.path))
    let labelled = $store.scope(state: \.path, action: \.path)
    #expect(labelled.wrappedValue === path.wrappedValue)
    let other = Binding.constant(store).scope(\.path, action: \.path)
    #expect(other.wrappedValue === path.wrappedValue)
  }
}

@MainActor
@Suite("Bindings to the cases of presented stores")
struct PresentingCaseTests {
  @Bindable var store = Store(initialState: Catalog.State()) { Catalog() }

  @Test func `a binding contains the store of a case while it is current`() {
    let edit = $store.scope(\.$destination, action: \.destination).edit
    let preview: Binding<StoreOf<Item>?> = $store.scope(\.$destination, action: \.destination)
      .preview
    #expect(edit.wrappedValue == nil)
    store.send(.open(.edit(Item.State(id: 1))))
    #expect(edit.wrappedValue?.id == 1)
    #expect(preview.wrappedValue == nil)
  }

  @Test func `setting nil dismisses the case`() {
    store.send(.open(.edit(Item.State(id: 1))))
    let edit = $store.scope(\.$destination, action: \.destination).edit
    edit.wrappedValue?.text = "a"
    edit.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func `setting nil does not dismiss another case`() {
    store.send(.open(.edit(Item.State(id: 1))))
    let edit = $store.scope(\.$destination, action: \.destination).edit
    #expect(edit.wrappedValue != nil)
    store.send(.open(.preview(Item.State(id: 1))))
    edit.wrappedValue = nil
    #expect(store.destination.is(\.some.preview))
    #expect(edit.wrappedValue == nil)
    edit.wrappedValue = nil
    #expect(store.destination.is(\.some.preview))
    #expect(store.dismissals == 0)
  }

  @Test func `setting nil on a case that was never read dismisses only that case`() {
    store.send(.open(.preview(Item.State(id: 1))))
    $store.scope(\.$destination, action: \.destination).edit.wrappedValue = nil
    #expect(store.destination.is(\.some.preview))
    $store.scope(\.$destination, action: \.destination).preview.wrappedValue = nil
    #expect(store.destination == nil)
    #expect(store.dismissals == 1)
  }
}
