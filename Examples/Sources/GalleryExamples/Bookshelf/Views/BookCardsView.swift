// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

#if canImport(Charts)
import Charts
#endif

/// The sessions of a book: a chart of the last ones, and a list.
struct SessionsCard: View {
  let store: StoreOf<BookDetail>
  let book: Book
  @State private var showsAll = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Sessions").shelfHeading()
      if book.sessions.isEmpty {
        Text("Log a session to see your pace.").foregroundStyle(.secondary)
      } else {
        if book.sessions.count > 1 { chart }
        ForEach(showsAll ? Array(book.sessions) : Array(book.sessions.prefix(3))) { session in
          SessionRow(session: session) { store.send(.sessionDeleted(session.id)) }
        }
        if book.sessions.count > 3 {
          Button(showsAll ? "Show fewer" : "Show all \(book.sessions.count)") { showsAll.toggle() }
            .buttonStyle(.borderless)
        }
      }
    }
    .card()
  }

  private var chart: some View {
    Chart(Array(book.sessions.prefix(12).reversed())) { session in
      BarMark(
        x: .value("Day", session.date.dayAndTime()),
        y: .value("Pages", session.pages)
      )
      .foregroundStyle(book.genre.color)
    }
    .frame(height: 120)
    .accessibilityLabel("Pages of the last sessions")
  }
}

/// A session: its day, its pages and its time.
private struct SessionRow: View {
  let session: ReadingSession
  let delete: @MainActor () -> Void

  var body: some View {
    HStack {
      Label("\(session.pages) pages", systemImage: "bookmark").labelStyle(.badge(.gray))
      VStack(alignment: .leading, spacing: 0) {
        Text(session.date.dayAndTime()).font(.footnote)
        Text(session.minutes.clockText).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Delete session", systemImage: "trash", role: .destructive, action: delete)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
  }
}

/// The notes of a book, in the order of their pages.
struct NotesCard: View {
  let store: StoreOf<BookDetail>
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Notes").shelfHeading()
        Spacer()
        Button("Add note") { store.send(.noteTapped(nil)) }
      }
      if book.notes.isEmpty {
        Text("Write down a thought or a quotation, with its page.").foregroundStyle(.secondary)
      }
      ForEach(book.notes.sorted { $0.page < $1.page }) { note in
        NoteRow(note: note, color: book.genre.color) {
          store.send(.noteTapped(note))
        } delete: {
          store.send(.noteDeleted(note.id))
        }
      }
    }
    .card()
  }
}

/// A note with a line in the color of the book.
private struct NoteRow: View {
  let note: BookNote
  let color: Color
  let edit: @MainActor () -> Void
  let delete: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Capsule().fill(color).frame(width: 4, height: 36).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(note.text).italic()
        Text("Page \(note.page)").font(.caption).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button("Edit note", systemImage: "pencil", action: edit)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      Button("Delete note", systemImage: "trash", role: .destructive, action: delete)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
  }
}
