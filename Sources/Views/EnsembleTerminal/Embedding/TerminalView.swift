// SPDX-License-Identifier: MIT

import EnsembleUI

/// A view that shows another view as in a terminal: in cells of equal width, controlled by the
/// keyboard.
///
/// ```swift
/// HStack {
///   CounterView(store: store)
///   TerminalView("Counter", columns: 40, rows: 12) { CounterView(store: store) }
/// }
/// ```
///
/// It is the renderer of ``TerminalApp``, without a terminal: the same layout, colors and keys.
/// While the view has the focus, it receives all keys except tab, by which the focus leaves it. On
/// a narrow page, such as on a phone, buttons press the keys that move and choose.
///
/// The view inside has a separate tree, with its own `@State` and environment. The tree is created
/// when the terminal appears, and again after a person has quit the session.
public struct TerminalView<Content: View>: View {
  private let title: String
  private let size: ScreenSize
  private let content: @MainActor () -> Content
  @State private var terminal = EmbeddedTerminal()
  @Environment(\.horizontalSizeClass) private var width

  /// Creates a terminal with a title, a size in cells and a view.
  public init(
    _ title: String = "",
    columns: Int = 80,
    rows: Int = 24,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    size = ScreenSize(credibleRows: rows, columns: columns)
    self.content = content
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      screen
      if width == .compact { keys.padding([.horizontal, .bottom], 8) }
    }
  }

  private var keys: some View {
    HStack(spacing: 6) {
      ForEach(ScreenKey.all, id: \.name) { key in
        Button(key.symbol) { _ = terminal.press(KeyPress(key.key)) }
          .accessibilityLabel("\(key.name) in the terminal")
      }
    }
    .buttonStyle(.bordered)
  }

  private var screen: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(terminal.lines.enumerated()), id: \.offset) { _, runs in
        Text(runs: runs).fixedSize()
      }
    }
    .font(.footnote.monospaced())
    .foregroundStyle(CellColors.text)
    .padding(8)
    .focusable()
    .onKeyPress { terminal.press($0) }
    .details { $0.scrollsHorizontally = true }
    .accessibilityLabel(title.isEmpty ? "Terminal" : title)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(CellColors.background)
    .onAppear {
      terminal.start(size) { [title, content] size in
        TerminalSession(
          tree: ViewTree.forTerminal(AppView(content: content)),
          title: title,
          size: size,
          palette: .trueColors,
          showsKeys: true,
          isPart: true
        )
      }
    }
    .onChange(of: size) { terminal.resize(to: size) }
    .onDisappear { terminal.stop() }
  }
}

/// A key that a button presses.
private struct ScreenKey {
  let symbol: String
  let name: String
  let key: KeyEquivalent

  static let all = [
    ScreenKey(symbol: "←", name: "Left", key: .leftArrow),
    ScreenKey(symbol: "↑", name: "Up", key: .upArrow),
    ScreenKey(symbol: "↓", name: "Down", key: .downArrow),
    ScreenKey(symbol: "→", name: "Right", key: .rightArrow),
    ScreenKey(symbol: "⏎", name: "Return", key: .return),
  ]
}

/// The session of a terminal that is a part of a page.
@MainActor
final class EmbeddedTerminal {
  /// The lines of the screen.
  private(set) var lines: [[TextRun]] {
    get { screen.value }
    set { if newValue != screen.unwatched { screen.value = newValue } }
  }

  private let screen = ObservableBox<[[TextRun]]>([])
  private var session: TerminalSession?
  private var make: (ScreenSize) -> TerminalSession? = { _ in nil }
  private var size = ScreenSize(rows: 0, columns: 0)
  private var ticking: Task<Void, Never>?

  /// Begins a session.
  func start(_ size: ScreenSize, _ make: @escaping (ScreenSize) -> TerminalSession) {
    self.make = make
    self.size = size
    begin()
  }

  func resize(to size: ScreenSize) {
    self.size = size
    session?.size = size
    draw()
  }

  /// Ends the session.
  func stop() {
    ticking?.cancel()
    ticking = nil
    guard let tree = session?.tree else { return }
    session = nil
    tree.close()
    // Effects that the views start as they disappear, such as saving.
    Task { await tree.finish() }
  }

  /// Handles a key. After a person has quit the session, the next key starts a new one.
  func press(_ press: KeyPress) -> KeyPress.Result {
    guard let session else {
      begin()
      return .handled
    }
    if session.handle(KeyStroke(press)) == .quit { stop() }
    draw()
    return .handled
  }

  private func begin() {
    session = make(size)
    session?.tree.onInvalidate = { [weak self] in self?.draw() }
    draw()
  }

  private func drawEnd() {
    var buffer = CellBuffer(size: size)
    buffer.write("The program has ended. Press a key to start it.", row: 0, column: 1)
    lines = buffer.runs(cursor: nil)
  }

  private func draw() {
    guard let session else { return drawEnd() }
    let frame = session.frame()
    guard !session.canQuitWithoutAnswer else {
      stop()
      return drawEnd()
    }
    lines = frame.buffer.runs(cursor: frame.cursor)
    if frame.isAnimated, ticking == nil {
      ticking = Task { [weak self] in
        try? await Task.sleep(nanoseconds: 100_000_000)
        if !Task.isCancelled { self?.tick() }
      }
    }
  }

  private func tick() {
    ticking = nil
    session?.phase += 1
    draw()
  }
}
