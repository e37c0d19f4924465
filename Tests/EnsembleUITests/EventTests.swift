// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

@MainActor
@Suite("Late events and values out of bounds")
struct EventTests {
  private let model = Model()

  @Test("a second press of a button that deletes its row does not delete the next row")
  func twice() throws {
    struct Numbers: View {
      @State private var numbers = [1, 2, 3]
      var body: some View {
        ForEach(numbers, id: \.self) { Text("\($0)") }
          .onDelete { for offset in $0 { numbers.remove(at: offset) } }
      }
    }
    let tree = ViewTree(Numbers())
    let delete = try #require(tree.visibleElements.first { $0.content == .button(.destructive) })
    #expect(tree.perform(.press, on: delete.id))
    #expect(!tree.perform(.press, on: delete.id))
    let changes = tree.update()
    #expect(changes.removed.contains(delete.id))
    #expect(tree.text(of: tree.rootID) == "2 Delete 3 Delete")
  }

  @Test("changes that an event has evaluated are still reported to the observer")
  func toldAfterEvent() async {
    let tree = ViewTree(NumberView(model: model))
    await confirmation { told in
      tree.onInvalidate = { told() }
      model.number = 1
      tree.perform(.press, on: tree.rootID)
      await settle()
    }
    #expect(tree.update().updated.count == 1)
  }

  @Test("a stepper stays within its bounds and the range of its type")
  func steppers() {
    struct Steppers: View {
      @State private var byte: UInt8 = 250
      @State private var large = Int.max - 1
      @State private var low = -20
      var body: some View {
        Stepper("byte \(byte)", value: $byte, in: 1...255, step: 100)
        Stepper("large \(large)", value: $large, step: 2)
        Stepper("low \(low)", value: $low, in: 0...10)
      }
    }
    let host = ViewHost(Steppers())
    host.stepper("byte 250").increment()
    #expect(!host.stepper("byte 255").increment())
    host.stepper("byte 255").decrement()
    host.stepper("byte 155").decrement()
    host.stepper("byte 55").decrement()
    #expect(!host.stepper("byte 1").decrement())
    host.stepper("large \(Int.max - 1)").increment()
    host.stepper("large \(Int.max)").decrement()
    #expect(!host.stepper("low -20").decrement())
    host.stepper("low -20").increment()
    #expect(host.controls == ["byte 1", "large \(Int.max - 2)", "low 0"])
  }

  @Test("non-finite and out-of-range values are shown as valid ones")
  func strangeNumbers() {
    let host = ViewHost(
      VStack {
        ProgressView(value: Double.nan)
        ProgressView(value: Double.infinity)
        Slider(value: .constant(7.0), in: 0...2) { Text("high") }
        Slider(value: .constant(Double.nan), in: 1...2) { Text("none") }
      }
    )
    #expect(
      host.outline == """
        vertical
          progress
          progress 1.0
          slider 2.0 in 0.0...2.0
            "high"
          slider 1.0 in 1.0...2.0
            "none"
        """
    )
  }

  @Test("a picker of an optional value shows and takes tags of the wrapped type")
  func optionalSelection() {
    struct Choice: View {
      @State private var choice: Int?
      var body: some View {
        Picker("Choice", selection: $choice) {
          Text("none").tag(Int?.none)
          ForEach([1, 2], id: \.self) { Text("\($0)") }
        }
      }
    }
    let host = ViewHost(Choice())
    #expect(host.picker("Choice").selection == "none")
    #expect(host.picker("Choice").select("2"))
    #expect(host.picker("Choice").selection == "2")
    #expect(host.picker("Choice").select("none"))
    #expect(host.picker("Choice").selection == "none")
  }

  @Test("an option whose tag does not match the type of the picker is reported")
  func wrongTag() {
    let host = ViewHost(Picker("P", selection: .constant(1)) { Text("one").tag("1") })
    withKnownIssue {
      #expect(!host.picker("P").select("one"))
    } matching: {
      $0.description.contains("has a tag of type 'String'")
    }
  }

  @Test("a condition that does not hold in time is reported with what the screen shows")
  func waitingInVain() async {
    let host = ViewHost(
      NavigationStack {
        VStack {
          Text("Hello")
          Text("World")
          NavigationLink("Weather") { Text("Rain") }
          TextField("", text: .constant(""), prompt: Text("City"))
        }
        .navigationTitle("Today")
      }
    )
    var checks = 0
    await withKnownIssue {
      await host.wait(timeout: .milliseconds(1)) { _ in
        checks += 1
        return false
      }
    } matching: {
      $0.description.contains("did not hold within 0.001 seconds")
        && $0.description.contains(
          "Page: 'Today'. Texts: 'Hello', 'World'. Controls: 'Weather', 'City'."
        )
    }
    #expect(checks >= 1)
  }

  @Test("a condition that does not hold in time is reported with the dialog")
  func waitingBehindDialog() async {
    let host = ViewHost(
      Text("Hello").alert("Sure?", isPresented: .constant(true)) { Button("Delete") {} }
    )
    await withKnownIssue {
      await host.wait(timeout: .zero) { _ in false }
    } matching: {
      $0.description.contains("Dialog: 'Sure?'. Controls: 'Delete'")
    }
  }

  @Test("a condition that does not hold in time is reported with an empty screen")
  func waitingForNothing() async {
    let host = ViewHost(EmptyView())
    await withKnownIssue {
      await host.wait(timeout: .zero) { _ in false }
    } matching: {
      $0.description.contains("The screen is empty.")
    }
  }

  @Test("an option with a changed tag selects the new value")
  func changedTag() {
    struct Option: View {
      let model: Model
      var body: some View { Text("option").tag(model.number) }
    }
    struct Choice: View {
      let model: Model
      @State private var choice = 5
      var body: some View { Picker("P", selection: $choice) { Option(model: model) } }
    }
    let host = ViewHost(Choice(model: model))
    #expect(host.picker("P").selection == nil)
    model.number = 5
    #expect(host.picker("P").selection == "option")
  }

  @Test("a link without a state is disabled")
  func linkToNothing() {
    let host = ViewHost(NavigationLink("Open", state: Int?.none))
    #expect(host.button("Open").isDisabled)
    #expect(!host.button("Open").tap())
  }

  @Test("an alert presented by a button of an alert stays")
  func nextAlert() {
    let store = Store(initialState: Asking.State()) { Asking() }
    struct AskingView: View {
      @Bindable var store: StoreOf<Asking>
      var body: some View { Text("under").alert($store.scope(state: \.$alert, action: \.alert)) }
    }
    let host = ViewHost(AskingView(store: store))
    store.send(.ask(1))
    host.button("Next").tap()
    #expect(host.dialogTitle == "Question 2")
    host.dismiss()
    #expect(host.dialogTitle == nil)
  }

  @Test("an alert of a covered page is in front of the pages above it")
  func coveredAlert() {
    struct Pages: View {
      @Bindable var store: StoreOf<Items>
      var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
          PresentingView(store: store)
        } destination: { _ in
          Text("page")
        }
      }
    }
    let store = makeStore()
    let host = ViewHost(Pages(store: store))
    store.send(.change { $0.path.append(Item.State(id: 1)) })
    #expect(host.texts == ["page"])
    store.send(.askTapped)
    #expect(host.dialogTitle == "Sure?")
    host.button("Yes").tap()
    #expect(host.texts == ["page"])
  }
}

/// A feature that asks one question after another.
@Reducer
struct Asking {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Int>?
  }

  enum Action {
    case alert(PresentationAction<Int>)
    case ask(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask(let number), .alert(.presented(let number)):
        state.alert = AlertState {
          TextState("Question \(number)")
        } actions: {
          ButtonState(action: number + 1) { TextState("Next") }
        }
      case .alert: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// A view of a number.
struct NumberView: View {
  let model: Model

  var body: some View { Text("\(model.number)") }
}

/// Waits until the tasks enqueued on the main actor have run.
@MainActor
func settle() async {
  for _ in 0..<3 { await Task { @MainActor in }.value }
}
