// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Observation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Date and color pickers in a terminal")
struct EntryTests {
  /// 2026-11-23 08:30 in UTC.
  private let morning = Date(timeIntervalSince1970: 1_795_422_600)

  private func session(
    _ model: Model,
    _ components: DatePickerComponents = [.date, .hourAndMinute]
  ) -> TerminalSession {
    TerminalSession.of(columns: 40) {
      DatePicker("Due", selection: model.binding, displayedComponents: components)
        .environment(\.timeZone, .gmt)
      Button("Next") {}
    }
  }

  @Test func `a date picker highlights the part that keys change`() {
    let session = session(Model(morning))
    #expect(session.text == "Due: ‹ 2026-11-23 08:30 ›\n[ Next ]")
    #expect(session.highlighted == "2026")
    session.press(.right, .right)
    #expect(session.highlighted == "23")
    session.press(.left)
    #expect(session.highlighted == "11")
  }

  @Test func `plus and minus change a part, which begins again behind its last value`() {
    let model = Model(morning)
    let session = session(model, .date)
    session.press(.right, .text("+"))
    #expect(session.text.contains("2026-12-23"))
    session.press(.text("+"))
    #expect(session.text.contains("2026-01-23"))
    session.press(.text("--"))
    #expect(session.text.contains("2026-11-23"))
  }

  @Test func `the day stays within its month`() {
    let model = Model(morning)
    let session = session(model, .date)
    session.press(.right, .right, .text("31"))
    // November has 30 days, so the second digit is not taken.
    #expect(session.text.contains("2026-11-03"))
    session.press(.left, .text("01"), .text("31"), .left, .text("02"))
    #expect(session.text.contains("2026-02-28"))
    session.press(.left, .left, .text("2028"), .text("02"), .text("29"))
    #expect(session.text.contains("2028-02-29"))
    session.press(.left, .left, .text("+"))
    #expect(session.text.contains("2029-02-28"))
  }

  @Test func `digits enter the parts one after the other`() {
    let model = Model(morning)
    let session = session(model)
    session.press(.text("202701020304"))
    #expect(session.text.contains("2027-01-02 03:04"))
    #expect(model.date == Date(timeIntervalSince1970: 1_798_859_040))
  }

  @Test func `a digit is entered at once only if the bounds allow it`() {
    let model = Model(morning)
    let day = 86_400.0
    // From the 10th to the 27th.
    let bounds = morning.addingTimeInterval(-13 * day)...morning.addingTimeInterval(4 * day)
    let session = TerminalSession.of(columns: 40) {
      DatePicker("Due", selection: model.binding, in: bounds, displayedComponents: .date)
        .environment(\.timeZone, .gmt)
    }
    session.press(.right, .right, .text("1"))
    #expect(session.text.contains("2026-11-23"))
    session.press(.text("5"))
    #expect(session.text.contains("2026-11-15"))
    session.press(.left, .right, .text("30"))
    #expect(session.text.contains("2026-11-27"))
  }

  @Test func `a focused date picker may lose the part that keys change`() {
    let model = Model(morning)
    let session = TerminalSession.of(columns: 40) {
      DatePicker(
        "Due",
        selection: model.binding,
        displayedComponents: model.hasDay ? [.date, .hourAndMinute] : .hourAndMinute
      )
      .environment(\.timeZone, .gmt)
    }
    session.press(.right, .right, .right, .right, .text("1"))
    #expect(session.highlighted == "01")
    model.hasDay = false
    session.press(.text("+"))
    #expect(session.text.contains("09:01"))
    session.press(.right, .text("07"))
    #expect(session.text.contains("09:07"))
  }

  @Test func `beyond its first and last part, the arrow keys leave a date picker alone`() {
    let session = session(Model(morning), .hourAndMinute)
    session.press(.left)
    #expect(session.highlighted == "08")
    session.press(.right, .right, .right)
    #expect(session.focusedText == "Due")
    #expect(session.highlighted == "30")
    session.press(.down)
    #expect(session.focusedText == "Next")
  }

  @Test func `a disabled date picker takes no keys`() {
    let model = Model(morning)
    let session = TerminalSession.of(columns: 40) {
      DatePicker("Due", selection: model.binding).disabled(true)
    }
    session.press(.text("2027"), .text("+"))
    #expect(model.date == morning)
  }

  @Test func `the arrow keys choose a named color`() {
    let model = Model(morning)
    model.color = .red
    let session = TerminalSession.of { ColorPicker("Ink", selection: model.ink) }
    #expect(session.text == "Ink: ‹ ■ red ›")
    session.press(.right)
    #expect(session.text == "Ink: ‹ ■ orange ›")
    session.press(.left, .left)
    #expect(session.text == "Ink: ‹ ■ white ›")
    model.color = Color(red: 1, green: 0, blue: 0)
    #expect(session.text == "Ink: ‹ ■ #ff0000 ›")
  }

  @Test func `in a narrow column, a date or a color is cut`() {
    let model = Model(morning)
    model.color = .orange
    let session = TerminalSession.of(givesFocus: false) {
      HStack(spacing: 0) {
        DatePicker("Due", selection: model.binding).frame(width: 80)
        Text("|")
      }
      HStack(spacing: 0) {
        ColorPicker("Ink", selection: model.ink).frame(width: 64)
        Text("|")
      }
      .labelsHidden()
    }
    let lines = session.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "Due       |")
    #expect(lines.dropFirst().first == "‹ 2026-11…")
    #expect(lines.last == "‹ ■ ora…|")
  }

  @Test func `the part of a cut date that keys change stays visible`() {
    let model = Model(morning)
    func shown(columns: Int, part: Int) -> String? {
      let session = TerminalSession.of(columns: columns) {
        DatePicker("Due", selection: model.binding)
          .environment(\.timeZone, .gmt)
          .labelsHidden()
      }
      for _ in 0..<part { session.press(.right) }
      return session.text
    }
    #expect(shown(columns: 10, part: 0) == "‹ 2026-11…")
    #expect(shown(columns: 10, part: 1) == "‹ 2026-11…")
    #expect(shown(columns: 10, part: 2) == "…26-11-23…")
    #expect(shown(columns: 10, part: 3) == "…3 08:30 ›")
    #expect(shown(columns: 10, part: 4) == "…3 08:30 ›")
    #expect(shown(columns: 6, part: 0) == "…2026…")
    #expect(shown(columns: 4, part: 0) == "2026")
    #expect(shown(columns: 3, part: 1) == "11")
  }

  @Test func `a text in the row of a date is wrapped before the date is cut`() {
    let model = Model(morning)
    let session = TerminalSession.of(columns: 36, givesFocus: false) {
      HStack {
        Text("A deadline for it")
        DatePicker("Due", selection: model.binding)
          .environment(\.timeZone, .gmt)
          .labelsHidden()
      }
    }
    #expect(session.text == "A deadline for ‹ 2026-11-23 08:30 ›\nit")
  }

  @Test func `a script enters a date or a color, and learns what is not one`() async {
    let model = Model(morning)
    let tree = ViewTree(
      VStack {
        DatePicker("Due", selection: model.binding).environment(\.timeZone, .gmt)
        ColorPicker("Ink", selection: model.ink)
      }
    )
    let script = ScriptedSession(tree: tree) { _ in }
    #expect(await script.answer("Due=2027-01-02 03:04").frame?.contains("2027-01-02 03:04") == true)
    #expect(await script.answer("Ink=teal").frame?.contains("teal") == true)
    #expect(await script.answer("Ink=#1f6feb").frame?.contains("#1f6feb") == true)
    #expect(
      await script.answer("Due=tomorrow").note
        == "'Due' needs a date and a time of day, as in '2026-11-23 08:30', not 'tomorrow'."
    )
    #expect(
      await script.answer("Ink=ultraviolet").note
        == "'Ink' needs a color, as in 'red' or '#1f6feb', not 'ultraviolet'."
    )
  }

  @MainActor
  @Observable
  final class Model {
    var date: Date
    var color = Color.black
    var hasDay = true

    init(_ date: Date) {
      self.date = date
    }

    var binding: Binding<Date> {
      Binding(get: { @MainActor in self.date }, set: { @MainActor in self.date = $0 })
    }

    var ink: Binding<Color> {
      Binding(get: { @MainActor in self.color }, set: { @MainActor in self.color = $0 })
    }
  }
}
