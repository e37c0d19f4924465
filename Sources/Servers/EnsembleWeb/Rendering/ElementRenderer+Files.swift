// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

// A browser must not name paths on the server, so the children that ask for such paths are not
// rendered.
extension ElementRenderer {
  /// Returns a dialog for choosing files. The client uploads them and shows the progress.
  func importer(_ part: Part, _ request: FileImport) -> DOMNode {
    var attributes = [
      DOMAttribute("type", "file"),
      DOMAttribute("data-e", "choose"),
      DOMAttribute("aria-labelledby", part.id("t")),
    ]
    let accept = request.accept
    if !accept.isEmpty { attributes.append(DOMAttribute("accept", accept)) }
    if request.allowsMultipleSelection { attributes.append(DOMAttribute("multiple")) }
    let title = request.allowsMultipleSelection ? strings.chooseFiles : strings.chooseFile
    let progress = DOMNode(
      "div",
      id: part.id("p"),
      [DOMAttribute("class", "uploads"), DOMAttribute("role", "status")],
      .children([])
    )
    return dialog(
      part,
      title,
      [.node(DOMNode("input", id: part.id("i"), attributes, .void)), .node(progress)],
      []
    )
  }

  /// Returns a dialog with an offered file. The client downloads it at once.
  func exporter(_ part: Part, _ export: FileExport) -> DOMNode {
    let save = DOMNode(
      "button",
      id: part.id("s"),
      [
        DOMAttribute("type", "button"),
        DOMAttribute("class", "button"),
        DOMAttribute("data-e", "save"),
        DOMAttribute("data-key", export.key),
      ],
      .text(strings.saveFile)
    )
    return dialog(part, "\(strings.saveFile) “\(export.filename)”", [], [.node(save)])
  }

  private func dialog(
    _ part: Part,
    _ title: String,
    _ content: [DOMChild],
    _ buttons: [DOMChild]
  ) -> DOMNode {
    let heading = DOMNode("h2", id: part.id("t"), [], .text(title))
    let cancel = DOMNode(
      "button",
      id: part.id("x"),
      [
        DOMAttribute("type", "button"),
        DOMAttribute("class", "button cancel"),
        DOMAttribute("data-e", "dismiss"),
      ],
      .text(strings.cancel)
    )
    let choices = DOMNode(
      "div",
      id: part.id("b"),
      [DOMAttribute("class", "choices")],
      .children(buttons + [.node(cancel)])
    )
    let attributes = [
      DOMAttribute("role", "dialog"),
      DOMAttribute("aria-labelledby", heading.id),
      DOMAttribute("data-d"),
      DOMAttribute("open"),
    ]
    return part.node(
      "dialog",
      "choice file",
      attributes,
      [.node(heading)] + content + [.node(choices)]
    )
  }
}

extension FileImport {
  /// The types as a value of the attribute `accept`; empty if all types are allowed.
  fileprivate var accept: String {
    if contentTypes.contains(where: { UTType.data.conforms(to: $0) || $0 == .content }) {
      return ""
    }
    var names: [String] = []
    for type in contentTypes {
      names += type.wildcard.map { [$0] } ?? []
      names += (type.tags[.filenameExtension] ?? []).map { ".\($0)" }
      names += type.tags[.mimeType] ?? []
    }
    return names.joined(separator: ",")
  }
}

extension UTType {
  /// The wildcard of a group of types, as in `image/*`.
  fileprivate var wildcard: String? {
    switch self {
    case .text: "text/*"
    case .image: "image/*"
    case .audio: "audio/*"
    case .movie: "video/*"
    default: nil
    }
  }
}
#endif
