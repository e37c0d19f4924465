// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleDependencies
import EnsembleUI
import Observation
import TestTools
import Testing

/// A list of songs that are deleted at once, which can be undone as long as a toast says so.
@Reducer
private struct Songs {
  @ObservableState
  struct State: Equatable {
    var songs = ["Harbor", "Morning"]
    @Presents var toast: ToastState<Action.Toast>?
    @Presents var notice: ToastState<Never>?
  }

  enum Action: Sendable {
    case deleteTapped(String)
    case noticeTapped
    case notice(PresentationAction<Never>)
    case toast(PresentationAction<Toast>)

    @CasePathable
    enum Toast: Equatable, Sendable {
      case undoTapped(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped(let song):
        state.songs.removeAll { $0 == song }
        state.toast = ToastState {
          TextState("“\(song)” was deleted.")
        } action: {
          ButtonState(action: .undoTapped(song)) { TextState("Undo") }
        }
      case .noticeTapped:
        state.notice = ToastState { TextState("Saved.") }
      case .toast(.presented(.undoTapped(let song))):
        state.songs.append(song)
        state.toast = ToastState { TextState("“\(song)” is back.") }
      case .notice, .toast: break
      }
      return .none
    }
    .ifLet(\.$toast, action: \.toast)
    .ifLet(\.$notice, action: \.notice)
  }
}

private struct SongsView: View {
  @Bindable var store: StoreOf<Songs>

  var body: some View {
    VStack {
      ForEach(store.songs, id: \.self) { song in
        Button("Delete \(song)") { store.send(.deleteTapped(song)) }
      }
      Button("Save") { store.send(.noticeTapped) }
        .toast($store.scope(state: \.notice, action: \.notice))
    }
    .toast($store.scope(state: \.toast, action: \.toast))
  }
}

@MainActor
@Observable
private final class ObservableFlag {
  var value = true
}

/// The songs in one of two views.
private struct ReplacedView: View {
  let flag: ObservableFlag
  let store: StoreOf<Songs>

  var body: some View {
    if flag.value { SongsView(store: store) } else { SongsView(store: store) }
  }
}

@MainActor
@Suite("Toasts", .timeLimit(.minutes(10)))
struct ToastTests {
  private let clock = ManualClock()
  private let store = Store(initialState: Songs.State()) { Songs() }

  private func show() -> ViewHost {
    withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      ViewHost(SongsView(store: store))
    }
  }

  /// Lets time pass once a number of toasts wait for it.
  private func pass(_ duration: Duration, in host: ViewHost, toasts: Int = 1) async {
    _ = host.texts
    await clock.sleeping(toasts)
    clock.advance(by: duration)
  }

  @Test func `a toast leaves the rest of the screen usable, and its button sends its action`() {
    let host = show()
    host.button("Delete Harbor").tap()
    #expect(host.texts.contains("“Harbor” was deleted."))
    #expect(host.dialogTitle == nil)
    host.button("Delete Morning").tap()
    #expect(host.texts.contains("“Morning” was deleted."))
    #expect(!host.texts.contains("“Harbor” was deleted."))
    host.button("Undo").tap()
    #expect(store.songs == ["Morning"])
  }

  @Test func `a toast that the action of the button presents is shown`() {
    let host = show()
    host.button("Delete Harbor").tap()
    host.button("Undo").tap()
    #expect(host.texts == ["“Harbor” is back."])
    #expect(host.controls == ["Delete Morning", "Delete Harbor", "Save"])
  }

  @Test func `a toast with a button ends after ten seconds, one without after five`() async {
    let host = show()
    host.button("Delete Harbor").tap()
    await pass(.milliseconds(9_999), in: host)
    #expect(store.toast != nil)
    await pass(.milliseconds(1), in: host)
    await host.wait(timeout: .ample) { $0.texts.isEmpty }
    #expect(store.toast == nil)
    host.button("Save").tap()
    await pass(.milliseconds(4_999), in: host)
    #expect(host.texts == ["Saved."])
    await pass(.milliseconds(1), in: host)
    await host.wait(timeout: .ample) { $0.texts.isEmpty }
    #expect(store.notice == nil)
  }

  @Test func `a toast that replaces another one has its whole time`() async {
    let host = show()
    host.button("Delete Harbor").tap()
    await pass(.seconds(9), in: host)
    host.button("Delete Morning").tap()
    await pass(.seconds(9), in: host)
    #expect(host.texts == ["“Morning” was deleted."])
    await pass(.seconds(1), in: host)
    await host.wait(timeout: .ample) { $0.texts.isEmpty }
  }

  @Test func `a toast that replaces an equal one has its whole time`() async {
    let host = show()
    host.button("Save").tap()
    await pass(.seconds(4), in: host)
    host.button("Save").tap()
    await pass(.milliseconds(4_999), in: host)
    #expect(host.texts == ["Saved."])
    await pass(.milliseconds(1), in: host)
    await host.wait(timeout: .ample) { $0.texts.isEmpty }
  }

  @Test func `a toast that appears elsewhere ends the one that is shown`() async {
    let host = show()
    host.button("Delete Harbor").tap()
    host.button("Save").tap()
    #expect(host.texts == ["Saved."])
    #expect(store.toast == nil)
    host.button("Delete Morning").tap()
    #expect(host.texts == ["“Morning” was deleted."])
    #expect(store.notice == nil)
  }

  @Test func `a toast stays while the pointer is over it, and while its button has the focus`()
    async throws
  {
    let host = show()
    host.button("Delete Harbor").tap()
    let toast = try #require(host.tree.visibleElements.first { $0.content == .toast })
    await pass(.seconds(9), in: host)
    #expect(host.tree.perform(.hover(true), on: toast.id))
    #expect(host.texts == ["“Harbor” was deleted."])
    await pass(.seconds(60), in: host, toasts: 0)
    #expect(host.texts == ["“Harbor” was deleted."])
    host.button("Undo").focus()
    #expect(host.tree.perform(.hover(false), on: toast.id))
    await pass(.seconds(60), in: host, toasts: 0)
    #expect(host.texts == ["“Harbor” was deleted."])
    host.button("Undo").blur()
    #expect(host.texts == ["“Harbor” was deleted."])
    await pass(.milliseconds(9_999), in: host)
    #expect(host.texts == ["“Harbor” was deleted."])
    await pass(.milliseconds(1), in: host)
    await host.wait(timeout: .ample) { $0.texts.isEmpty }
  }

  @Test func `a toast is closed without its action`() throws {
    let host = show()
    host.button("Delete Harbor").tap()
    let toast = try #require(host.tree.visibleElements.first { $0.content == .toast })
    #expect(host.tree.perform(.dismiss, on: toast.id))
    #expect(store.toast == nil)
    #expect(store.songs == ["Morning"])
    #expect(!host.tree.perform(.dismiss, on: toast.id))
  }

  @Test func `the time of a closed tree does not end a toast`() async {
    let host = show()
    host.button("Delete Harbor").tap()
    host.tree.close()
    await pass(.seconds(60), in: host, toasts: 0)
    #expect(store.toast != nil)
  }

  @Test func `a toast goes on in another view of its store`() async {
    let isFirst = ObservableFlag()
    let host = withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      ViewHost(ReplacedView(flag: isFirst, store: store))
    }
    host.button("Delete Harbor").tap()
    isFirst.value = false
    #expect(host.texts == ["“Harbor” was deleted."])
    #expect(store.toast != nil)
    await pass(.seconds(10), in: host)
    await host.wait(timeout: .ample) { $0.texts.isEmpty }
  }

  @Test func `the first of two screens that ends a toast ends it once`() async {
    let (first, second) = (show(), show())
    first.button("Delete Harbor").tap()
    #expect(second.texts == ["“Harbor” was deleted."])
    await pass(.seconds(10), in: first, toasts: 2)
    await first.wait(timeout: .ample) { $0.texts.isEmpty && second.texts.isEmpty }
    #expect(store.toast == nil)
  }
}
