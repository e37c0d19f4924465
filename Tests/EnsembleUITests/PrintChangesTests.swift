// SPDX-License-Identifier: MIT

#if DEBUG
import Ensemble
import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Printing why a body is evaluated")
struct PrintChangesTests {
  @Test("the first evaluation is printed, and an unchanged view is not evaluated")
  func first() {
    let store = makeStore(rows: 2)
    printing {
      ViewHost(NumberReader(store: store))
    } then: { host, printed in
      #expect(printed() == ["NumberReader: first evaluation"])
      store.send(.change { $0.rows.removeAll() })
      _ = host.changes()
      #expect(printed() == [])
    }
  }

  @Test("the changed fields are printed with the types of their states")
  func fields() {
    let store = makeStore(rows: 2)
    printing {
      ViewHost(NumberReader(store: store))
    } then: { host, printed in
      _ = printed()
      for number in 1...2 {
        store.send(.binding(.set(\.number, number)))
        _ = host.changes()
        #expect(printed() == ["NumberReader: Items.State.number changed"])
      }
    }
  }

  @Test("a changed collection of a scope is printed")
  func collection() {
    let store = makeStore(rows: 2)
    printing {
      ViewHost(RowsReader(store: store))
    } then: { host, printed in
      _ = printed()
      store.send(.change { $0.rows.removeLast() })
      _ = host.changes()
      #expect(printed() == ["RowsReader: Items.State.rows changed"])
    }
  }

  @Test("a changed property is printed with its name")
  func state() {
    printing {
      ViewHost(Counting())
    } then: { host, printed in
      #expect(printed() == ["Counting: first evaluation"])
      host.button("Add").tap()
      _ = host.changes()
      #expect(printed() == ["Counting: @State count changed"])
    }
  }

  @Test("another value of the view, and another environment, are printed")
  func parent() {
    printing {
      ViewHost(Parent())
    } then: { host, printed in
      #expect(printed() == ["Child: first evaluation"])
      host.button("Value").tap()
      _ = host.changes()
      #expect(printed() == ["Child: value of the view changed"])
      host.button("Environment").tap()
      _ = host.changes()
      #expect(printed() == ["Child: environment changed"])
    }
  }

  @Test("an object whose fields have no names is an observed value")
  func object() {
    let model = ObservedModel()
    printing {
      ViewHost(ModelReader(model: model))
    } then: { host, printed in
      _ = printed()
      model.count += 1
      _ = host.changes()
      #expect(printed() == ["ModelReader: an observed value changed"])
    }
  }

  @Test("outside of a body, nothing is printed")
  func outside() {
    printing {
      Counting._printChanges()
    } then: { _, printed in
      #expect(printed() == [])
    }
  }

  /// Collects the printed lines while both closures run.
  private func printing<Value>(
    _ make: () -> Value,
    then check: (Value, _ printed: () -> [String]) throws -> Void
  ) rethrows {
    var lines: [String] = []
    let print = ViewChangePrinter.print
    ViewChangePrinter.print = { lines.append($0) }
    defer { ViewChangePrinter.print = print }
    try check(make()) {
      defer { lines = [] }
      return lines
    }
  }
}

private struct NumberReader: View {
  let store: StoreOf<Items>

  var body: some View {
    let _ = Self._printChanges()
    Text("\(store.number)")
  }
}

private struct RowsReader: View {
  let store: StoreOf<Items>

  var body: some View {
    let _ = Self._printChanges()
    Text("\(store.scope(state: \.rows, action: \.rows).count)")
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Add") { count += 1 }
    Text("\(count)")
  }
}

private struct Parent: View {
  @State private var value = 0
  @State private var isBold = false

  var body: some View {
    Button("Value") { value += 1 }
    Button("Environment") { isBold.toggle() }
    Child(value: value).bold(isBold)
  }
}

private struct Child: View {
  let value: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("\(value)")
  }
}

@Observable
private final class ObservedModel {
  var count = 0
}

private struct ModelReader: View {
  let model: ObservedModel

  var body: some View {
    let _ = Self._printChanges()
    Text("\(model.count)")
  }
}
#endif
