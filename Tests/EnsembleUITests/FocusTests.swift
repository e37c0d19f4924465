// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Focus")
struct FocusTests {
  private let model = Model()

  @Test("removing a focused control clears the focus, also after the control returns")
  func gone() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var focus: Int?
      var body: some View {
        Text("\(focus ?? 0)")
        if !model.flag { TextField("First", text: $model.text).focused($focus, equals: 1) }
        TextField("Second", text: $model.text).focused($focus, equals: 2)
      }
    }
    let host = ViewHost(Fields(model: model))
    host.textField("First").focus()
    #expect(host.texts == ["1"])
    model.flag = true
    #expect(host.texts == ["0"])
    model.flag = false
    #expect(!host.textField("First").hasFocus)
    host.textField("Second").focus()
    #expect(host.texts == ["2"])
  }

  @Test("a field that replaces a focused field with the same value gains the focus")
  func replaced() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var focus: Int?
      var body: some View {
        Text("\(focus ?? 0)")
        if model.flag {
          TextField("New", text: $model.text).focused($focus, equals: 1)
        } else {
          TextField("Old", text: $model.text).focused($focus, equals: 1)
        }
      }
    }
    let host = ViewHost(Fields(model: model))
    host.textField("Old").focus()
    model.flag = true
    #expect(host.textField("New").hasFocus)
    #expect(host.texts == ["1"])
  }

  @Test("a view has the focus while a control inside it has")
  func container() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var isInside: Bool
      var body: some View {
        Text("\(isInside)")
        HStack {
          TextField("First", text: $model.text)
          TextField("Second", text: $model.text)
        }
        .focused($isInside)
        Button("In") { isInside = true }
        Button("Out") { isInside = false }
      }
    }
    let host = ViewHost(Fields(model: model))
    host.textField("Second").focus()
    #expect(host.texts == ["true"])
    #expect(host.textField("Second").hasFocus)
    host.textField("First").focus()
    #expect(host.texts == ["true"])
    #expect(host.textField("First").hasFocus)
    host.button("Out").tap()
    #expect(!host.textField("First").hasFocus)
    host.button("In").tap()
    #expect(host.textField("First").hasFocus)
    host.button("Out").focus()
    #expect(host.texts == ["false"])
  }

  @Test("disabling a focused control clears the focus, also after it is enabled again")
  func disabled() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var focus: Int?
      var body: some View {
        Text("\(focus ?? 0)")
        TextField("First", text: $model.text).focused($focus, equals: 1).disabled(model.flag)
        TextField("Second", text: $model.text).focused($focus, equals: 2)
      }
    }
    let host = ViewHost(Fields(model: model))
    host.textField("First").focus()
    _ = host.changes()
    model.flag = true
    #expect(host.texts == ["0"])
    #expect(!host.textField("First").hasFocus)
    #expect(host.changes().focus == nil)
    model.flag = false
    #expect(host.texts == ["0"])
    host.textField("Second").focus()
    model.flag = true
    #expect(host.texts == ["2"])
  }

  @Test(
    "the focus moves from a control that is disabled to the one requested in the same update"
  )
  func disabledAndMoved() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var focus: Int?
      var body: some View {
        Text("\(focus ?? 0)")
        TextField("First", text: $model.text).focused($focus, equals: 1).disabled(model.flag)
        TextField("Second", text: $model.text).focused($focus, equals: 2)
        Button("On") {
          model.flag = true
          focus = 2
        }
      }
    }
    let host = ViewHost(Fields(model: model))
    host.textField("First").focus()
    host.button("On").tap()
    #expect(host.textField("Second").hasFocus)
    #expect(host.texts == ["2"])
  }

  @Test("a focus request for a disabled control is withdrawn")
  func wanted() {
    struct Fields: View {
      @Bindable var model: Model
      @FocusState private var isInside: Bool
      var body: some View {
        Text("\(isInside)")
        HStack {
          TextField("First", text: $model.text).disabled(true)
          TextField("Second", text: $model.text).disabled(model.flag)
        }
        .focused($isInside)
        Button("In") { isInside = true }
      }
    }
    let host = ViewHost(Fields(model: model))
    host.button("In").tap()
    #expect(host.textField("Second").hasFocus)
    model.flag = true
    #expect(host.texts == ["false"])
    _ = host.changes()
    host.button("In").tap()
    #expect(host.texts == ["false"])
    #expect(host.changes().focus == nil)
  }
}
