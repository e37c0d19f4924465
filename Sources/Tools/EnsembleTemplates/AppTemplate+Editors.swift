// SPDX-License-Identifier: MIT

extension AppTemplate {
  /// The settings of VS Code, and of the language server that all editors use.
  var editorFiles: [TextFile] {
    [
      TextFile(".sourcekit-lsp/config.json", Self.server),
      TextFile(".vscode/extensions.json", Self.extensions),
      TextFile(".vscode/settings.json", Self.settings),
      TextFile(".vscode/tasks.json", tasks),
    ] + (isWeb ? [TextFile(".vscode/launch.json", launch)] : [])
  }

  // An index of its own, the default, would build all modules a second time.
  private static let server = """
    {
      "backgroundIndexing": false
    }

    """

  private static let extensions = """
    {
      "recommendations": ["swiftlang.swift-vscode"]
    }

    """

  private static let settings = """
    {
      "files.exclude": { ".build": true },
      "[swift]": { "editor.tabSize": 2, "editor.formatOnSave": true }
    }

    """

  private var tasks: String {
    """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "Build \(name.text)",
          "type": "process",
          "command": "swift",
          "args": ["build", "--build-tests"],
          "problemMatcher": "$swiftc",
          "group": { "kind": "build", "isDefault": true }
        },
        {
          "label": "Run \(name.text) in the terminal",
          "type": "process",
          "command": "swift",
          "args": ["run", "\(name.text)", "--terminal"],
          "problemMatcher": []
        }
      ]
    }

    """
  }

  private var launch: String {
    """
    {
      "version": "0.2.0",
      "configurations": [
        {
          "name": "Debug \(name.text) in the browser",
          "type": "swift",
          "request": "launch",
          "program": "${workspaceFolder}/.build/debug/\(name.text)",
          "args": ["--web"],
          "cwd": "${workspaceFolder}",
          "preLaunchTask": "Build \(name.text)"
        }
      ]
    }

    """
  }
}
