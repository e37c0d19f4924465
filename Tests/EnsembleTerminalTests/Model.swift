// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleUI
import Observation

/// The model of the tested views.
@MainActor
@Observable
final class Model {
  var name = ""
  var size = 1
  var count = 2
  var volume = 0.5
  var isOn = false
  var isShown = false
  var rows: [Int] = []
  /// The events so far, in order.
  var log: [String] = []

  func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}

/// A view with a control of each kind.
struct ControlsView: View {
  let model: Model

  var body: some View {
    Form {
      Button("Save") { model.log.append("save") }
      HStack {
        Button("One") { model.log.append("one") }
        Button("Two") { model.log.append("two") }
          .disabled(model.isOn)
        Button("Three") { model.log.append("three") }
      }
      Toggle("Sound", isOn: model.binding(\.isOn))
      TextField("Name", text: model.binding(\.name))
        .onSubmit { model.log.append("submit \(model.name)") }
      Picker("Size", selection: model.binding(\.size)) {
        ForEach(["S", "M", "L"].indices, id: \.self) { Text(["S", "M", "L"][$0]).tag($0) }
      }
      Stepper("Count: \(model.count)", value: model.binding(\.count), in: 0...3)
      Slider(value: model.binding(\.volume), in: 0...1, step: 0.25) { Text("Volume") }
    }
  }
}
