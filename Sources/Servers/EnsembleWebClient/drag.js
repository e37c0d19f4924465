// SPDX-License-Identifier: MIT

// The part of the client script that drags views onto others of the same page.

let dragged = null, target = null;
function aim(node) {
  if (node === target) return;
  if (target) {
    delete target.dataset.over;
    if (target.isConnected) send("target", target, false);
  }
  target = node;
  if (!target) return;
  // A row that takes another goes in front of it or behind it, as its list moves the rows between them.
  const isRow = target.parentNode.matches(".row") && dragged.closest(".rows, .list") === target.closest(".rows, .list");
  target.dataset.over = !isRow ? "" : dragged.compareDocumentPosition(target) & 4 ? "after" : "before";
  send("target", target, true);
}
// In a field, dragging selects text.
on("pointerdown", ({target}) => {
  for (let node = target; node = node.closest("[data-drag]"); node = node.parentElement) node.draggable = !target.closest(entries);
});
on("dragstart", event => {
  // The target of a dragged selection is a text.
  dragged = event.target.matches?.("[data-drag]") ? event.target : null;
  if (!dragged) return;
  // Firefox drags nothing without data.
  event.dataTransfer.setData("text/plain", dragged.innerText);
  event.dataTransfer.effectAllowed = "move";
  // The browser has taken its picture of the view by then.
  setTimeout(() => { if (dragged) dragged.dataset.lifted = ""; });
});
on("dragover", event => {
  // The server may have removed it meanwhile.
  if (dragged && !dragged.isConnected) dragged = null;
  const node = dragged && event.target.closest("[data-drop]");
  aim(node && !dragged.contains(node) ? node : null);
  if (target) event.preventDefault();
});
on("drop", event => {
  if (!target || !dragged) return;
  event.preventDefault();
  const node = target, {left, top} = node.getBoundingClientRect();
  aim(null);
  send("drop", node, [number(dragged.id), event.clientX - left, event.clientY - top]);
});
on("dragend", () => {
  aim(null);
  for (const node of all("[data-lifted]")) delete node.dataset.lifted;
  dragged = null;
});
