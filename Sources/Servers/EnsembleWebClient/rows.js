// SPDX-License-Identifier: MIT

// The part of the client script for long lists, of which a page contains only the rows near the
// viewport.

// Placeholders get the height of the omitted rows, and the server learns which of these are near the viewport. That
// is computed after each scroll, since an IntersectionObserver does not report movement within a placeholder.
const lists = ":has(> .gap), .v:has(> .placeholder)";
const away = item => +(item.matches(".gap") ? item.firstElementChild : item).dataset.rows;
// The average distance between rows. It is cached, so that nothing jumps.
function pitch(list) {
  if (list.wide === innerWidth) return list.pitch;
  let sum = 0, count = 0, last;
  for (const item of list.children) {
    const box = !away(item) && item.getClientRects()[0];
    if (box && last) { sum += box.top - last.top; count++; }
    last = box;
  }
  if (sum) list.wide = innerWidth;
  return list.pitch = sum / count;
}
function arrange() {
  for (const item of all("[aria-setsize]")) if (!item.parentNode.matches(lists)) item.ariaSetSize = item.ariaPosInSet = null;
  for (const list of all(lists)) {
    const items = [...list.children], height = pitch(list);
    const size = items.reduce((sum, item) => sum + (away(item) || 1), 0);
    let place = 0;
    for (const item of items) {
      const rows = away(item);
      place += rows || 1;
      // Browsers limit the height of elements.
      if (rows && height) (item.firstElementChild || item).style.height = Math.min(rows * height, 1e7) + "px";
      if (rows || item.tagName !== "LI") continue;
      item.ariaSetSize = size;
      item.ariaPosInSet = place;
    }
  }
}
// Performs a change without moving the visible rows of lists that begin above the viewport. Browsers have no scroll
// anchor in rows that were just inserted.
function steadily(act) {
  const seen = [];
  for (const list of all(lists)) if (list.getBoundingClientRect().top < 0) for (const item of list.children) {
    const {top, bottom} = item.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && !away(item)) seen.push([item.id, top]);
  }
  act();
  const moved = seen.map(([id, top]) => [$(id), top]).filter(([item]) => item?.getClientRects().length)
    .map(([item, top]) => [item.getBoundingClientRect().top - top, item]).sort(([a], [b]) => a - b);
  // The median.
  const [by, item] = moved[moved.length >> 1] || [0];
  if (Math.abs(by) >= 1) (item.closest("dialog") || document.scrollingElement).scrollTop += by;
}
function look() {
  const middle = innerHeight / 2, at = number(focused().id);
  for (const gap of all(".placeholder")) {
    const {top, height} = gap.getBoundingClientRect(), count = +gap.dataset.rows, one = height / count;
    if (!one) continue;
    // One more screen on both sides, but no more rows than the server sends at once.
    const reach = Math.min(3 * middle, 120 * one), start = middle - top;
    const rows = [Math.floor((start - reach) / one), Math.ceil((start + reach) / one), count].concat(at >= 0 ? at : []);
    if (rows[1] <= 0 || rows[0] >= count || gap.asked === "" + rows) continue;
    gap.asked = "" + rows;
    send("look", gap, rows);
  }
}
// @ts-ignore: "||=" reads it.
let looking;
const lookSoon = () => { looking ||= setTimeout(() => { looking = 0; look(); }, 80); };
on("scroll", lookSoon, true);
addEventListener("resize", () => { steadily(arrange); lookSoon(); });
