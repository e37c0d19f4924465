// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

/// Modifiers of SwiftUI that no renderer can show say what takes their place, also in long bodies.
@Suite("Words without a counterpart")
struct UnavailableWordsTests {
  @Test func `a modifier without a counterpart names what takes its place`() throws {
    try checkErrors(of: Self.program)
  }

  private static let program = #"""
    import EnsembleUI

    @Reducer struct Hits {
      @ObservableState struct State: Equatable {
        var query = ""
        var hits: [String] = []
        @Presents var detail: Hit.State?
        @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case tapped(String)
        case detail(PresentationAction<Hit.Action>)
        case dialog(PresentationAction<Dialog>)
        enum Dialog { case copy }
      }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    @Reducer struct Hit {
      @ObservableState struct State: Equatable { var name = "" }
      enum Action { case favorite }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    struct HitsView: View {
      @Bindable var store: StoreOf<Hits>
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(store.hits, id: \.self) { hit in
              Text(hit)
                .padding(.horizontal, 8)
                .onTapGesture { store.send(.tapped(hit)) }
                //: 'onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)' is unavailable: use
                .onLongPressGesture { store.send(.tapped(hit)) }
            }
          }
          if store.hits.isEmpty { ContentUnavailableView.search(text: store.query) }
        }
        .searchable(text: $store.query, placement: .navigationBarDrawer(displayMode: .always))
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Copy") {} } }
        .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
        .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) { store in
          Text(store.name)
        }
        .onChange(of: store.hits, initial: true) { _, new in print(new) }
      }
    }

    struct OtherView: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          //: 'simultaneousGesture' is unavailable: use 'onTapGesture'
          Text("a").simultaneousGesture(TapGesture())
          //: 'scrollPosition(id:anchor:)' is unavailable: use a 'ScrollViewReader'
          Text("b").scrollPosition(id: .constant(1))
          //: 'inspector(isPresented:content:)' is unavailable: use 'sheet'
          Text("c").inspector(isPresented: $isShown) { Text("d") }
          //: 'gridCellColumns' is unavailable: put the view between two rows
          Text("g").gridCellColumns(2)
          //: 'NavigationPath' is unavailable: use 'StackState'
          Text("\(NavigationPath())")
          //: 'onReceive(_:perform:)' is unavailable: use an asynchronous sequence
          Text("e").onReceive(1) { _ in }
        }
      }
    }
    """#
}
#endif
