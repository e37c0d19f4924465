// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("a toggle, a field, a stepper, a slider and a picker show and write their bindings")
  func bindings() {
    let values = Values()
    let host = ViewHost(ValuesView(values: values))

    #expect(!host.toggle("Flag").isOn)
    host.toggle("Flag").tap()
    #expect(host.toggle("Flag").isOn)
    #expect(values.flag)

    host.textField("Name").type("Blob")
    #expect(values.name == "Blob")
    #expect(host.textField("Name").text == "Blob")
    values.name = "Other"
    #expect(host.textField("Name").text == "Other")

    host.stepper("Count 0").increment()
    #expect(values.count == 1)
    #expect(host.stepper("Count 1").decrement())
    #expect(!host.stepper("Count 0").decrement())
    #expect(values.count == 0)

    host.slider("Volume").slide(to: 0.55)
    #expect(values.volume == 0.5)
    host.slider("Volume").slide(to: 7)
    #expect(host.slider("Volume").value == 1)
    #expect(!host.slider("Volume").slide(to: .nan))

    #expect(host.picker("Size").options == ["small", "large", "other"])
    #expect(host.picker("Size").selection == "small")
    #expect(host.picker("Size").select("large"))
    #expect(values.size == .large)
    values.size = nil
    #expect(host.picker("Size").selection == "other")
    #expect(!host.picker("Size").select("huge"))
  }

  @Test("the options of a picker follow its content")
  func changingOptions() {
    struct Choice: View {
      @Bindable var store: StoreOf<Items>
      var body: some View {
        Picker("Row", selection: $store.number) {
          ForEach(store.rows) { Text($0.name) }
        }
      }
    }
    let store = makeStore(rows: 2)
    let host = ViewHost(Choice(store: store))
    #expect(host.picker("Row").options == ["Row 0", "Row 1"])
    store.send(.change { $0.rows.append(Item.State(id: 5, name: "Five")) })
    #expect(host.picker("Row").options == ["Row 0", "Row 1", "Five"])
    host.picker("Row").select("Five")
    #expect(store.number == 5)
    store.send(.change { $0.rows[id: 5]?.name = "V" })
    #expect(host.picker("Row").selection == "V")
    #expect(host.changes().removed.isEmpty)
  }

  @Test("a disabled control, or one in a disabled view, takes no events")
  func disabled() {
    let values = Values()
    let host = ViewHost(
      VStack {
        Button("Count") { values.count += 1 }
        Toggle("Flag", isOn: Binding(get: { values.flag }, set: { values.flag = $0 })).disabled(
          false
        )
      }
      .disabled(true)
    )
    #expect(host.button("Count").isDisabled)
    #expect(!host.button("Count").tap())
    #expect(!host.toggle("Flag").tap())
    #expect(!host.button("Count").focus())
    #expect(values.count == 0)
  }

  @Test("an event that an element does not support is refused")
  func wrongEvents() {
    let values = Values()
    let host = ViewHost(Button("Count") { values.count += 1 })
    #expect(!host.button("Count").type("text"))
    #expect(!host.tree.perform(.press, on: host.tree.rootID))
    #expect(!host.tree.perform(.press, on: ElementID(rawValue: 999)))
    #expect(values.count == 0)
  }

  @Test("a missing control is reported with the controls that exist")
  func missing() {
    let host = ViewHost(Button("Count") {})
    withKnownIssue {
      host.button("Cuont").tap()
    } matching: {
      $0.description.contains("There is no button 'Cuont'. Available: 'Count'.")
    }
  }

  @Test("a field without a label is found by its prompt")
  func prompts() {
    let values = Values()
    let host = ViewHost(
      TextField("", text: .constant(""), prompt: Text("Name")).onSubmit { values.count += 1 }
    )
    #expect(host.textField("Name").submit())
    #expect(host.textField("").submit())
    #expect(values.count == 2)
  }

  @Test("the return key submits to the view around a field")
  func submit() {
    let values = Values()
    let host = ViewHost(
      VStack { TextField("Name", text: .constant("a")).onSubmit { values.count += 1 } }
        .onSubmit { values.count += 10 }
    )
    host.textField("Name").submit()
    #expect(values.count == 11)
  }

  @Test("progress is a fraction or unknown")
  func progress() {
    let host = ViewHost(
      VStack {
        ProgressView("Loading")
        ProgressView(value: 3.0, total: 4)
        ProgressView(value: 9.0, total: 0)
      }
    )
    #expect(
      host.outline == """
        vertical
          progress
            "Loading"
          progress 0.75
          progress 0.0
        """
    )
  }
}

/// The values of the controls.
@MainActor
@Observable
final class Values {
  enum Size: String, CaseIterable {
    case small, large
  }

  var flag = false
  var name = ""
  var count = 0
  var volume = 0.0
  var size: Size? = .small
}

struct ValuesView: View {
  @Bindable var values: Values

  var body: some View {
    Form {
      Toggle("Flag", isOn: $values.flag)
      TextField("Name", text: $values.name)
      Stepper("Count \(values.count)", value: $values.count, in: 0...3)
      Slider(value: $values.volume, in: 0...1, step: 0.5) { Text("Volume") }
      Picker("Size", selection: $values.size) {
        ForEach(Values.Size.allCases, id: \.self) { Text($0.rawValue).tag(Optional($0)) }
        Text("other").tag(Values.Size?.none)
      }
    }
  }
}
