// SPDX-License-Identifier: MIT

// The part of the client script for menus, popovers, the texts of `help`, and the handles of
// sheets.
//
// A menu is placed beside the node before it. One that the server has not opened, of a view's
// context, is opened and closed here. On a narrow page the style sheet places menus at the bottom.

const leave = box => "d" in box.dataset ? send("dismiss", box) : box.close();
const itemsOf = box => [...box.querySelectorAll("[role^=menuitem]")].filter(each => each.closest("dialog") === box && isSeen(each));
function anchorOf(box) {
  let node = box.at || box;
  while (node && (node === box || node.matches?.("dialog, .bare"))) {
    while (node && !node.previousElementSibling) node = node.parentNode;
    node = node?.previousElementSibling;
  }
  while (node?.matches?.(".row, .buttons")) node = node.lastElementChild;
  return node || root;
}
// Below an area, or above it, or at its side; and always inside of the window.
function dock(box, area, isAside, isCentered) {
  const {offsetWidth: w, offsetHeight: h} = box, {left, right, top, bottom} = area, far = innerWidth - 8;
  let x = isCentered ? (left + right - w) / 2 : getComputedStyle(box).direction === "rtl" ? right - w : left, y = bottom + 4;
  if (isAside) [x, y] = [right + w < far ? right : left - w, top - 5];
  else {
    if (!isCentered && x + w > far) x = right - w;
    if (y + h > innerHeight - 8 && top - h > 12) y = top - h - 4;
  }
  const inside = (value, most) => Math.max(8, Math.min(value, most - 8)) + "px";
  box.style.setProperty("--x", inside(x, innerWidth - w));
  box.style.setProperty("--y", inside(y, innerHeight - h));
}
function dockMenus() {
  for (const box of all("dialog.menu:modal, dialog.popover:modal")) {
    const anchor = anchorOf(box);
    dock(box, anchor.getBoundingClientRect(), anchor.closest?.("[role=menu]"), box.matches(".popover"));
  }
}
on("scroll", dockMenus, true);
addEventListener("resize", dockMenus);
function openMenu(box, at) {
  if (box.open) return;
  box.at = at;
  box.showModal();
  dockMenus();
}
on("click", ({target}) => {
  const opener = target.closest?.("[data-m]"), item = target.closest?.("[role^=menuitem]");
  if (opener) openMenu(opener.nextElementSibling);
  if (!item || item.disabled) return;
  const kind = item.dataset.e;
  if (kind === "toggle") send(kind, item, !!(item.ariaChecked = item.ariaChecked !== "true"));
  if (kind === "select") {
    for (const each of item.parentNode.querySelectorAll("[role=menuitemradio]")) each.ariaChecked = each === item;
    send(kind, item, +item.value);
  }
  if (item.ariaHasPopup) return;
  for (let box = item; box = box.parentNode.closest("dialog.menu");) if (!("d" in box.dataset)) box.close();
});
on("contextmenu", event => {
  const {target, clientX: x, clientY: y} = event;
  const box = target.closest?.(".context")?.querySelector(":scope > .actions > dialog.menu");
  if (!box || box.contains(target) || target.closest("a, " + entries)) return;
  event.preventDefault();
  // The menu key has no place.
  openMenu(box, event.button > 0 || x ? {getBoundingClientRect: () => new DOMRect(x, y, 0, 0)} : null);
});
let typed = "", typing;
on("keydown", event => {
  const {key, target} = event, box = target.closest?.("dialog.menu");
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (target.ariaHasPopup && key === (box ? "ArrowRight" : "ArrowDown")) {
    event.preventDefault();
    return target.click();
  }
  if (!box) return;
  if (key[1]) typed = "";
  const list = itemsOf(box), count = list.length, at = list.indexOf(focused());
  let to;
  if (key === "ArrowDown") to = list[(at + 1) % count];
  else if (key === "ArrowUp") to = list[(at < 1 ? count : at) - 1];
  else if (key === "Home") to = list[0];
  else if (key === "End") to = list[count - 1];
  else if (key === "Tab" || key === "ArrowLeft" && box.parentNode.closest("dialog.menu")) leave(box);
  else if (key[1] || key === " " && !typed) return;
  else {
    typed += key.toLowerCase();
    clearTimeout(typing);
    typing = setTimeout(() => { typed = ""; }, 700);
    // The same letter again is for the next item.
    const isRepeated = [...typed].every(each => each === typed[0]), from = at + +isRepeated;
    to = [...list.slice(from), ...list.slice(0, from)]
      .find(each => each.textContent.trim().toLowerCase().startsWith(isRepeated ? typed[0] : typed));
  }
  event.preventDefault();
  to?.focus();
});
on("keyup", event => { if (event.key === " " && typed) event.preventDefault(); });
// Help.
const tip = document.body.appendChild(document.createElement("div"));
tip.className = "tip";
tip.popover = "manual";
tip.ariaHidden = "true";
let explained, tipTimer, charted;
function hush() {
  clearTimeout(tipTimer);
  if (tip.matches(":popover-open")) tip.hidePopover();
}
function explain(target) {
  const node = target.closest?.("[data-help]");
  if (node === explained) return;
  explained = node;
  hush();
  if (node) tipTimer = setTimeout(() => {
    if (!isSeen(node)) return;
    tip.textContent = node.dataset.help;
    tip.showPopover();
    dock(tip, node.getBoundingClientRect(), false, true);
  }, 500);
}
on("pointerover", ({target, pointerType}) => {
  if (pointerType !== "mouse") return;
  explain(target);
  target.closest?.("dialog.menu [role^=menuitem]")?.focus({preventScroll: true});
});
on("focusin", ({target}) => { if (target.matches(":focus-visible")) explain(target); });
for (const type of ["pointerdown", "keydown", "scroll"]) on(type, hush, true);
// The values of a chart at the pointer.
on("pointermove", ({target, clientX}) => {
  const svg = target.closest?.(".chart > svg"), chart = svg?.parentNode;
  if (!svg) {
    if (charted) hush();
    return charted = null;
  }
  const places = new Map(), values = JSON.parse(chart.dataset.values);
  if (!values.length) return;
  for (const [name, value] of values) {
    const known = places.get(name);
    places.set(name, known ? [...known, value] : [`${name}: ${value}`]);
  }
  const {left, width, top, height} = svg.getBoundingClientRect(), all = [...places.values()], one = width / all.length;
  const at = Math.max(0, Math.min(all.length - 1, Math.floor((clientX - left) / one)));
  if (charted === svg.id + at && tip.matches(":popover-open")) return;
  charted = svg.id + at;
  tip.textContent = all[at].join(", ");
  tip.showPopover();
  dock(tip, new DOMRect(left + at * one, top, one, height), false, true);
});
// A sheet is pulled down by its handle.
on("pointerdown", ({target: grip, clientY: from, pointerId}) => {
  const box = grip.matches?.(".grip") && grip.closest("dialog");
  if (!box) return;
  grip.setPointerCapture(pointerId);
  grip.onpointermove = event => { box.style.translate = `0 ${Math.max(0, event.clientY - from)}px`; };
  grip.onpointerup = grip.onpointercancel = event => {
    grip.onpointermove = grip.onpointerup = grip.onpointercancel = null;
    box.style.translate = "";
    if (event.type === "pointerup" && event.clientY - from > 80) leave(box);
  };
});
