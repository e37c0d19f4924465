// SPDX-License-Identifier: MIT

/// The part of the script that keeps the history and the address of the browser: each page above the first of a stack,
/// and each sheet, is an entry.
///
/// An entry knows how many of them are open, and which they were. Going back closes what is above; going forward asks for
/// it again, and for the address. What comes of that is known when the server has done it: then the history is aligned
/// with what is there.
let historyScript = #"""
  const levels = () => [...root.querySelectorAll("button.back, dialog.sheet")];
  const start = base || "/", name = document.title;
  const here = () => {
    const path = location.pathname.slice(base.length);
    return (path.startsWith("/") ? path : "/" + path) + location.search;
  };
  let entry, shown, moving = false, awaited = 0;
  function align() {
    if (!entry || moving || over || acked < awaited) return;
    const ids = levels().map(node => number(node.id)), count = ids.length;
    // Entries below the first one are not this page's.
    if (count < entry.count && entry.floor < entry.count) {
      moving = true;
      return history.go(Math.max(count, entry.floor) - entry.count);
    }
    const place = !address || address === "/" ? start : base + address;
    if (place === shown && String(ids) === String(entry.ids)) return;
    const write = (method, count, floor) => {
      entry = {count, floor, ids: ids.slice(0, count)};
      // Browsers limit how often.
      try { history[method](entry, "", place); } catch {}
    };
    if (count <= entry.count) write("replaceState", count, Math.min(entry.floor, count));
    else while (entry.count < count) write("pushState", entry.count + 1, entry.floor);
    shown = place;
    const title = [...root.querySelectorAll(".title")].filter(isSeen).pop();
    document.title = title && title.textContent !== name ? title.textContent + " – " + name : name;
  }
  function travel(state) {
    entry = state;
    if (over) return;
    if (moving) { moving = false; return align(); }
    shown = null;
    const open = levels(), top = root.firstElementChild, first = next;
    const question = [...root.querySelectorAll("dialog.alert, dialog.choice")].pop();
    if (question) {
      send("dismiss", question);
    } else {
      open.slice(state.count).reverse().forEach(node => send(node.matches("dialog") ? "dismiss" : "back", node));
      state.ids.slice(open.length).forEach(id => send("reopen", top, id));
      if (open.length < state.count && address) send("open", top, here());
    }
    if (next > first) awaited = next - 1;
    align();
  }
  addEventListener("popstate", ({state}) => {
    if (state && state.ids) travel(state);
    // A link to a part of the page.
    else if (entry) history.replaceState(entry, "");
  });
  function startHistory() {
    const ids = levels().map(node => number(node.id)), state = history.state;
    if (state && state.ids) return travel(state);
    entry = {count: ids.length, floor: ids.length, ids};
    align();
  }
  """#
