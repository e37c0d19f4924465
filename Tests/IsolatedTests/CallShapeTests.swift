// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Foundation
import Testing

@Reducer
struct Downloads {
  @ObservableState
  struct State: Equatable {
    var finished: [String] = []
  }

  enum Action: Equatable {
    case startTapped(String)
    case stopTapped([String])
    case finished(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped(let id):
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.finished(id))
        }
        .cancellable(id: id)
      case .stopTapped(let ids):
        return .merge(ids.map(Effect.cancel(id:)))
      case .finished(let id):
        state.finished.append(id)
        return .none
      }
    }
  }
}

@Reducer
struct Screens {
  @CasePathable
  @dynamicMemberLookup
  enum Route: Equatable {
    case detail(Int)
    case edit(String)
    case help
  }

  @Reducer
  enum Destination {
    case downloads(Downloads)
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Alert>)

    @CasePathable
    enum Alert { case confirmed }
  }

  @Reducer
  enum Path {
    case downloads(Downloads)
    case screens(Downloads)
  }

  @ObservableState
  struct State: Equatable {
    var route: Route?
    var path = StackState<Path.State>()
    var pages = StackState<Downloads.State>()
    var confirmations = 0
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case pages(StackActionOf<Downloads>)
    case path(StackActionOf<Path>)
    case routeChanged(Route?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .routeChanged(let route):
        state.route = route
        return .none
      case .destination(.presented(.alert(.confirmed))):
        state.confirmations += 1
        return .none
      case .destination, .pages, .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
    .forEach(\.pages, action: \.pages) { Downloads() }
  }
}

extension Screens.Destination.State: Equatable {}
extension Screens.Path.State: Equatable {}

/// Presents the cases of a route in the other ways.
struct OverlaysView: View {
  enum Style { case covers, popovers, alert, dialog }

  @Bindable var store: StoreOf<Screens>
  let style: Style

  var body: some View {
    let route = $store.route.sending(\.routeChanged)
    switch style {
    case .covers:
      Text("Covers")
        .fullScreenCover(item: route.detail, id: \.self) { Text("Detail \($0)") }
        .fullScreenCover(item: route.edit, id: \.self) { $name in TextField("Name", text: $name) }
    case .popovers:
      Text("Popovers")
        .popover(item: route.detail, id: \.self) { Text("Detail \($0)") }
        .popover(item: route.edit, id: \.self) { $name in TextField("Name", text: $name) }
    case .alert:
      Text("Alert")
        .alert(item: route.detail) { number in
          Text("Delete \(number)?")
        } actions: { number in
          Button("Delete \(number)") { store.send(.routeChanged(.help)) }
        } message: { _ in
          Text("It cannot be undone.")
        }
    case .dialog:
      Text("Dialog")
        .confirmationDialog(item: route.edit, titleVisibility: .visible) { name in
          Text("Rename \(name)?")
        } actions: { _ in
          Button("Rename") {}
        }
    }
  }
}

struct ScreensView: View {
  @Bindable var store: StoreOf<Screens>

  var body: some View {
    Text("Screens")
      .sheet(item: $store.route.sending(\.routeChanged).detail, id: \.self) { number in
        Text("Detail \(number)")
      }
      .sheet(item: $store.route.sending(\.routeChanged).edit, id: \.self) { $name in
        TextField("Name", text: $name)
      }
      .sheet(isPresented: Binding($store.route.sending(\.routeChanged).help)) {
        Text("Help")
      }
      .alert($store.scope(state: \.$destination, action: \.destination).alert)
      .confirmationDialog($store.scope(state: \.$destination, action: \.destination).dialog)
      .navigationDestination(
        item: $store.scope(state: \.$destination, action: \.destination).downloads
      ) { store in
        Text("\(store.finished.count) downloads")
      }
  }
}

@MainActor
@Suite("Calls as applications write them", .dependencies)
struct CallShapeTests {
  @Test("a reference to the cancellation of an identifier is a function", .dependencies)
  func cancellation() async {
    let clock = TestClock()
    let store = TestStore(initialState: Downloads.State()) {
      Downloads()
    } withDependencies: {
      $0.continuousClock = clock
    }
    for id in ["a", "b", "c"] { await store.send(.startTapped(id)) }
    await store.send(.stopTapped(["a", "c"]))
    await clock.advance(by: .seconds(1))
    await store.receive(.finished("b")) { $0.finished = ["b"] }
  }

  @Test("the cases of an optional binding are bindings to their payloads")
  func caseBindings() {
    let store = Store(initialState: Screens.State()) { Screens() }
    let host = ViewHost(ScreensView(store: store))
    store.send(.routeChanged(.detail(3)))
    #expect(host.text(containing: "Detail 3") != nil)
    store.send(.routeChanged(.edit("Blob")))
    host.textField("Name").type("Blob Jr.")
    #expect(store.route == .edit("Blob Jr."))
    store.send(.routeChanged(.help))
    #expect(host.text(containing: "Help") != nil)

    @Bindable var bindable = store
    // A sheet that closes late must not end its successor.
    let detail = $bindable.route.sending(\.routeChanged).detail
    detail.wrappedValue = nil
    #expect(store.route == .help)
    detail.wrappedValue = 7
    #expect(store.route == .detail(7))
    detail.wrappedValue = nil
    #expect(store.route == nil)
  }

  @Test(
    "the cases of an optional binding are items",
    arguments: [
      OverlaysView.Style.covers, .popovers,
    ]
  )
  func caseItems(style: OverlaysView.Style) {
    let store = Store(initialState: Screens.State()) { Screens() }
    let host = ViewHost(OverlaysView(store: store, style: style))
    store.send(.routeChanged(.detail(3)))
    #expect(host.text(containing: "Detail 3") != nil)
    store.send(.routeChanged(.edit("Blob")))
    host.textField("Name").type("Blob Jr.")
    #expect(store.route == .edit("Blob Jr."))
  }

  @Test("a question about the payload of a case is asked")
  func caseQuestions() {
    let store = Store(initialState: Screens.State()) { Screens() }
    let alert = ViewHost(OverlaysView(store: store, style: .alert))
    store.send(.routeChanged(.detail(3)))
    #expect(alert.dialogTitle == "Delete 3?")
    #expect(alert.text(containing: "undone") != nil)
    alert.button("Delete 3").tap()
    #expect(store.route != .detail(3))
    let dialog = ViewHost(OverlaysView(store: store, style: .dialog))
    store.send(.routeChanged(.edit("Blob")))
    #expect(dialog.dialogTitle == "Rename Blob?")
    dialog.button("Rename").tap()
    #expect(store.route == nil)
  }

  @Test("the case of a binding to an enum is a binding to its payload")
  func enumBindings() throws {
    var route = Screens.Route.edit("a")
    let binding = Binding(get: { route }, set: { route = $0 })
    #expect(binding.detail == nil)
    let name = try #require(binding.edit)
    name.wrappedValue = "b"
    #expect(route == .edit("b"))
    route = .help
    name.wrappedValue = "c"
    #expect(route == .help)
    #expect(name.wrappedValue == "a")
  }

  @Test("dialogs of an enum of destinations have a store")
  func dialogs() {
    let alert = AlertState<Screens.Destination.Alert> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .confirmed) { TextState("Yes") }
    }
    let store = Store(initialState: Screens.State(destination: .alert(alert))) { Screens() }
    guard
      case .alert(let alertStore)? = store.scope(
        state: \.destination,
        action: \.destination.presented
      )?.case
    else {
      Issue.record("There is no alert.")
      return
    }
    #expect(alertStore.title == TextState("Sure?"))
    let host = ViewHost(ScreensView(store: store))
    host.button("Yes").tap()
    #expect(store.confirmations == 1)
    #expect(store.destination == nil)
  }

  @Test("elements of stacks are in key paths, which are equal on all lines")
  func stackKeyPaths() throws {
    var state = Screens.State()
    state.path.append(.downloads(Downloads.State(finished: ["a"])))
    state.pages.append(Downloads.State(finished: ["b"]))
    let (id, page) = try (#require(state.path.ids.first), #require(state.pages.ids.first))
    let store = Store(initialState: state) { Screens() }
    let child = store.scope(
      state: \.path[id: id]?.downloads,
      action: \.path[id: id].downloads
    )
    #expect(child?.finished == ["a"])
    child?.send(.finished("c"))
    #expect(store.path[id: id]?.downloads?.finished == ["a", "c"])
    #expect(store.scope(state: \.pages[id: page], action: \.pages[id: page])?.finished == ["b"])

    let one: KeyPath<Screens.State, Downloads.State?> = \.path[id: id, case: \.downloads]
    let other: KeyPath<Screens.State, Downloads.State?> = \.path[id: id, case: \.downloads]
    #expect(one == other)
    #expect(store.state[keyPath: one]?.finished == ["a", "c"])
  }
}
