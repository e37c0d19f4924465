// SPDX-License-Identifier: MIT

// The part of the client script that continues a page whose session was resumed or begun anew by
// another process, without loading the document again.
//
// The client asks for a page as a page without content does, with the version of its script. The
// nodes of the document are changed into those of the response: they keep the focus, the caret,
// scroll positions and chosen files. In the same session, events without a response are sent
// again; in another one, the entered values are restored. Where the server has another version,
// or refuses, the document is loaded again.

let isReopening = false, steady = 0;
// The first message of a page that was opened again may ask for a focus that the person has left.
const holdsFocus = () => steady && (last < 2 || acked < steady) && hasFocus(focused());
const suffix = node => (node.id || "").replace(/\d+/g, "");
const sort = node => node.tagName ? [node.tagName, suffix(node), node.type, node.dataset.e, node.ariaLabel].join() : node.nodeType;
const plain = node => sort(node) + " " + node.textContent;
const full = node => plain(node) + (node.tagName ? [node, ...node.querySelectorAll(entries)] : [])
  .map(each => each.type === "password" ? "" : valueOf(each) ?? "");
// The new values of fields, the previous ids of nodes, and the new numbers of elements.
let fresh, formerly, numbers;
function morph(old, now, isCertain) {
  if (!old.tagName) {
    if (old.data !== now.data) old.data = now.data;
    return;
  }
  formerly.set(old, old.id);
  if (isCertain) numbers.set(number(old.id), number(now.id));
  if (old.matches(entries)) fresh.set(old, valueOf(now));
  for (const {name} of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const {name, value} of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  old.told = old.asked = old.wide = undefined;
  if (old.tagName !== "TEXTAREA") morphChildren(old, now, isCertain);
}
function morphChildren(old, now, isCertain) {
  const olds = new Set(old.childNodes), news = [...now.childNodes], pairs = new Map();
  for (const key of [full, plain, sort]) {
    const groups = new Map();
    /** @type {[number, any][]} */
    const sides = [[0, olds], [1, news.filter(each => !pairs.has(each))]];
    for (const [side, nodes] of sides) for (const node of nodes) {
      const name = key(node);
      if (!groups.has(name)) groups.set(name, [[], []]);
      groups.get(name)[side].push(node);
    }
    for (const [lefts, rights] of groups.values()) {
      const isSure = key === full ? lefts.length === rights.length : lefts.length === 1 && rights.length === 1;
      rights.slice(0, lefts.length).forEach((right, at) => {
        olds.delete(lefts[at]);
        pairs.set(right, [lefts[at], isSure]);
      });
    }
  }
  for (const node of olds) node.tagName ? drop(node) : node.remove();
  const pinned = [...old.childNodes].find(each => each.contains(focused()));
  let at = old.firstChild;
  for (const node of news) {
    const [kept, isSure] = pairs.get(node) || [node];
    if (kept !== node) morph(kept, node, isCertain && isSure);
    // The focus is lost by a node that is moved, so the others are.
    if (kept === pinned) while (at !== kept) {
      const next = at.nextSibling;
      old.append(at);
      at = next;
    }
    if (kept === at) at = at.nextSibling;
    else old.insertBefore(kept, at);
  }
}
// The text of a field that the server's value stands for: that may have some edits without a response already.
function known({base, log}, value) {
  const done = Math.max(acked, answered);
  const texts = [base, ...log.filter(([n]) => n <= done).slice(-1).map(([, text]) => text)].slice(-1)
    .concat(log.filter(([n]) => n > done && n <= unsure).map(([, text]) => text));
  return texts.includes(value) ? value : texts.findLast(text => text.length === value.length) ?? texts[0];
}
function adopt(opened) {
  const isSame = opened.session === session, active = focused(), [from, to] = selection(active);
  const {scrollX, scrollY} = window, names = new Map([...fields()].map(([name, node]) => [node, name]));
  const notes = new Map(texts), earlier = new Map(before);
  if (sent.length) unsure = sent.at(-1).n;
  const events = sent.concat(queue);
  kept = keep();
  // Those are in their fields.
  if (isSame) kept.secret = false;
  [fresh, formerly, numbers] = [new Map(), new Map(), new Map()];
  applying = true;
  morphChildren(root, fragment(opened.html), isSame);
  applying = false;
  ({page, token, session, address} = opened);
  [queue, sent] = [[], []];
  const [first, risky] = [Math.max(acked, answered), unsure];
  const bases = new Map(), puts = new Map();
  for (const [node, value] of fresh) {
    const id = formerly.get(node), field = notes.get(id);
    if (node.dataset.e !== "edit" || node.type === "password") continue;
    const base = isSame ? field && known(field, value) : earlier.get(id);
    bases.set(node, base ?? value);
    if (isSame && field) puts.set(number(id), text => text === base ? value : rebase(base, text, value));
  }
  [next, last, acked, answered, unsure, awaited] = [1, 0, 0, 0, 0, 0];
  [busy, isCut, used, hovered, pending, notice, told] = [false, false, false, null, {}, "", "false,false,false"];
  held = held && [];
  for (const map of [texts, edits, before]) map.clear();
  // The events that the server does not have.
  const again = new Set();
  if (isSame) for (const event of events) {
    const {n, k, v} = event, e = numbers.get(event.e), isValue = ["edit", "toggle", "select", "slide", "enter"].includes(k);
    const isPress = clicks.includes(k) || k === "submit";
    if (e === undefined || n <= first || !(isValue || isPress && n > risky)) continue;
    const copy = {...event, n: next++, e, m: event.m === undefined ? undefined : 0};
    if (k === "edit") copy.v = puts.get(event.e)?.(v) ?? v;
    if (isValue) edits.set("e" + e, copy.n);
    times.set(copy, performance.now());
    queue.push(copy);
    again.add(e);
  }
  for (const [node, value] of fresh) {
    const id = formerly.get(node), e = number(node.id), isEdit = node.dataset.e === "edit";
    if (isSame && earlier.has(id)) before.set(node.id, earlier.get(id));
    const isKept = isSame && (again.has(e) || node.type === "password" && !node.hasAttribute("value"));
    if (isKept) delete kept.typed[names.get(node)];
    if (isEdit && (isKept || node === active)) {
      const log = queue.filter(each => each.e === e && each.k === "edit").map(each => [each.n, each.v]);
      texts.set(node.id, {base: value, log});
    }
    if (node === composing && bases.has(node)) {
      late = value;
      texts.set(node.id, {base: bases.get(node), log: []});
      continue;
    }
    const put = isEdit && puts.get(number(id));
    const text = !isKept ? value : put ? put(valueOf(node)) : valueOf(node);
    if (valueOf(node) !== text) node[property(node)] = text;
  }
  const same = fields().get(names.get(active));
  if (same !== active && names.has(active)) active.blur();
  apply({k: 0});
  startRecovery();
  if (isSeen(same)) same.focus({preventScroll: true});
  else if (active !== document.body && focused() === document.body) root.focus({preventScroll: true});
  select(active.type === "password" ? active : same, from, to);
  window.scrollTo(scrollX, scrollY);
  tell();
  if (hasFocus(focused())) send("focus", focused());
  steady = hasFocus(focused()) ? next - 1 : 0;
  connect();
}
// The time until a failed request is sent again, as the server asks. All pages lose a server that ends at the same
// moment, and are not to come back at the same moment.
const pauseAfter = headers =>
  1000 * Math.max(1, Math.min(+headers?.get?.("Retry-After") || 2, 60)) * (1 + Math.random() / 2);
async function reopen() {
  if (over || isReopening) return;
  const count = +sessionStorage.reloads || 0;
  if (count > 4) return end(ended);
  isReopening = true;
  isOpen = false;
  clearTimeout(answer);
  answer = 0;
  if (hub) join(true);
  while (!over) {
    try {
      const answer = await ask({session, version});
      if (answer.status === 404) return end(missing);
      if (answer.status === 429 || answer.status > 499) throw answer.headers;
      // Another version of the script, or a login.
      const opened = answer.ok && await answer.json().catch(() => null);
      if (over) return;
      isReopening = false;
      if (!opened) return reload();
      sessionStorage.reloads = count + 1;
      try { return adopt(opened); } catch { return reload(); }
    } catch (headers) {
      show(lost);
      await sleep(pauseAfter(headers));
    }
  }
}
