// SPDX-License-Identifier: MIT

import EnsembleUI

extension TerminalSession {
  /// Returns the screen as plain text. Of a long page, some lines around the focus.
  func plainText(limit: Int = 200) -> String {
    update()
    size.rows = limit
    let content = LaidOutLayer(layers[0], layout, width: size.columns)
    let header = headerLines(of: layers[0], width: size.columns).count
    let rows = header + content.lines(from: ScrollAnchor(), count: limit).count
    let overlays = layers.dropFirst().map { area(of: $0).rows + 2 }
    size.rows = min(limit, max(rows, overlays.max() ?? 0))
    var lines = frame().buffer.lines
    if let missing = missingBlocks(content, height: size.rows - header) {
      lines.append("… \(missing) more")
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the number of blocks below the visible ones; nil if there are none.
  private func missingBlocks(_ content: LaidOutLayer, height: Int) -> Int? {
    let anchor = memories[content.layer.id]?.anchor ?? ScrollAnchor()
    guard let last = content.lines(from: anchor, count: max(1, height)).last else { return nil }
    let missing = content.layer.blocks.count - 1 - last.anchor.block
    return missing > 0 ? missing : nil
  }
}
