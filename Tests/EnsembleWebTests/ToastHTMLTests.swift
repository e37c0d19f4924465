// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleClocks
import EnsembleDependencies
import EnsembleUI
import EnsembleWeb
import Testing

@Reducer
private struct Messages {
  @ObservableState
  struct State: Equatable, Sendable {
    var undone = 0
    @Presents var toast: ToastState<Toast>?
  }

  enum Action: Sendable {
    case deleteTapped
    case toast(PresentationAction<Toast>)
  }

  @CasePathable
  enum Toast: Equatable, Sendable {
    case undoTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped:
        state.toast = ToastState {
          TextState("<Deleted>")
        } action: {
          ButtonState(action: .undoTapped) { TextState("Undo") }
        }
      case .toast(.presented(.undoTapped)): state.undone += 1
      case .toast(.dismiss): break
      }
      return .none
    }
    .ifLet(\.$toast, action: \.toast)
  }
}

private struct MessagesView: View {
  @State private var store = Store(initialState: Messages.State()) { Messages() }

  var body: some View {
    List {
      Button("Delete") { store.send(.deleteTapped) }
        .toast(Bindable(store).scope(state: \.toast, action: \.toast))
      Text("\(store.undone) undone")
    }
  }
}

@MainActor
@Suite("Toasts in HTML")
struct ToastHTMLTests {
  /// Opens a page whose toasts do not end by themselves.
  private func withPage(_ test: (TestPage) async throws -> Void) async throws {
    try await withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let page = try await TestBrowser(WebServer("Only") { MessagesView() }).open("")
      await page.connect()
      try await test(page)
    }
  }

  private func toast(on page: TestPage) -> ModelNode? {
    page.dom.root.first { $0.attributes["class"] == "toast" }
  }

  private func delete(on page: TestPage) async throws -> ModelNode {
    await page.send("press", try page.element("press", "Delete"))
    try await page.receive()
    return try #require(toast(on: page))
  }

  @Test func `a toast is a status with its button and one that closes it`() async throws {
    try await withPage { page in
      let toast = try await delete(on: page)
      #expect(toast.attributes["role"] == "status")
      #expect(toast.allText.trimmed.hasPrefix("<Deleted>"))
      let buttons = toast.all { $0.tag == "button" }
      let names = buttons.map { $0.attributes["aria-label"] ?? $0.allText.trimmed }
      #expect(names == ["Undo", "Close"])
      // A toast is no dialog, which would take the focus, and no row of the list around it.
      #expect(page.dom.root.first { $0.tag == "dialog" } == nil)
      #expect(toast.parent?.attributes["class"]?.contains("row") != true)
    }
  }

  @Test func `the button of a toast acts, and ends it`() async throws {
    try await withPage { page in
      _ = try await delete(on: page)
      await page.send("press", try page.element("press", "Undo"))
      try await page.receive()
      #expect(page.dom.root.allText.contains("1 undone"))
      #expect(toast(on: page) == nil)
    }
  }

  @Test func `a toast is closed, and what is around it stays usable`() async throws {
    try await withPage { page in
      let first = try await delete(on: page)
      // The second one replaces the first.
      let second = try await delete(on: page)
      #expect(first.id != second.id)
      #expect(page.dom.root.all { $0.attributes["class"] == "toast" }.count == 1)
      await page.send("dismiss", second.number)
      try await page.receive()
      #expect(toast(on: page) == nil)
      #expect(page.dom.root.allText.contains("0 undone"))
    }
  }
}
#endif
