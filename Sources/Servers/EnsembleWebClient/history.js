// SPDX-License-Identifier: MIT

// The part of the client script that maintains the browser's history and address.
//
// Each page above the first of a stack, and each sheet, is a history entry. An entry records the
// number of such levels and their identifiers. Going back closes the levels above; going forward
// reopens them, along with the address. The result is known once the server has performed that
// event; then the history is aligned with the page.

const levels = () => [...all("button.back, dialog.sheet")];
const start = base || "/", name = document.title;
const here = () => {
  const path = location.pathname.slice(base.length);
  return (path.startsWith("/") ? path : "/" + path) + location.search;
};
let entry, shown, awaited = 0;
// The number of levels of the entry that the script has asked the browser to go to; -1 if none.
let goal = -1;
function align() {
  if (!entry || goal >= 0 || over || acked < awaited) return;
  const ids = levels().map(node => number(node.id)), count = ids.length;
  // The entries below the first one belong to other pages.
  if (count < entry.count && entry.floor < entry.count) {
    goal = Math.max(count, entry.floor);
    return history.go(goal - entry.count);
  }
  const place = !address || address === "/" ? start : base + address;
  if (place === shown && String(ids) === String(entry.ids)) return;
  const write = (method, count, floor) => {
    entry = {count, floor, ids: ids.slice(0, count)};
    // Browsers limit the rate of these calls.
    try { history[method](entry, "", place); } catch {}
  };
  if (count <= entry.count) write("replaceState", count, Math.min(entry.floor, count));
  else while (entry.count < count) write("pushState", entry.count + 1, entry.floor);
  shown = place;
  const title = [...all(".title")].filter(isSeen).pop();
  document.title = title && title.textContent !== name ? title.textContent + " – " + name : name;
}
function travel(state) {
  entry = state;
  if (over) return;
  // Another entry was chosen by the person, whose browser may leave out the event of the first one.
  const isGoal = state.count === goal;
  goal = -1;
  if (isGoal) return align();
  shown = null;
  const open = levels(), top = root.firstElementChild, first = next;
  const question = [...all("dialog.alert, dialog.choice, dialog.menu[data-d]")].pop();
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
  // A fragment link.
  else if (entry) history.replaceState(entry, "");
});
function startHistory() {
  const ids = levels().map(node => number(node.id)), state = history.state;
  if (state && state.ids) return travel(state);
  entry = {count: ids.length, floor: ids.length, ids};
  align();
}
