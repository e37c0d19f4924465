// SPDX-License-Identifier: MIT

// The part of the client script that resumes the session of a tab, and restores entered values if
// the session is gone.
//
// A tab stores its session and the values that were entered into its fields, except secure fields.
// Fields are identified by their labels. In another session, a value is restored if the field has
// the value that it had before the input; in the same one, if the server has not answered it,
// since it may have ended before. The value before the input outlives a reload, so that the input
// can be restored after a later end of the session, too.

// Another person in the tab gets nothing of it.
const memory = `ensemble ${base}/${app} ${data.owner || ""}`.trim(), before = new Map();
let kept = {}, pending = {}, notice = "", recovering = false;
try { kept = JSON.parse(sessionStorage.getItem(memory)) || {}; } catch {}
const property = node => /checkbox|radio/.test(node.type) ? "checked" : "value";
const valueOf = node => node[property(node)];
function fields() {
  // The property "labels" of a field ends the process of WebKitGTK 2.50 when its list is collected as garbage.
  const counts = new Map(), found = new Map(), labels = new Map([...all("label")].map(each => [each.control, each.textContent]));
  for (const node of root.querySelectorAll(entries)) {
    if (node.type === "password") continue;
    const name = `${node.dataset.e} ${labels.get(node) ?? node.ariaLabel ?? node.placeholder}`;
    const count = (counts.get(name) || 0) + 1;
    counts.set(name, count);
    found.set(name + " " + count, node);
  }
  return found;
}
// What a field had before the input, although the page was loaded again in between.
function baseOf(name, old) {
  const earlier = kept.session === session && (kept.entered || {})[name];
  return earlier && earlier[1] === old ? earlier[0] : old;
}
function keep() {
  const entered = {...pending}, typed = {};
  for (const [name, node] of fields()) {
    const now = valueOf(node);
    const old = baseOf(name, before.has(node.id) ? before.get(node.id) : now);
    if (old !== now) entered[name] = [old, now];
    if (editOf(node) > answered) typed[name] = now;
  }
  const isUsed = kept.session === session && kept.used || used;
  const secret = [...all("input[type=password]")].some(node => node.value);
  const values = {session, used: isUsed, entered, typed, secret};
  try { sessionStorage.setItem(memory, JSON.stringify(values)); } catch {}
  return values;
}
// Views may appear later than the page, for example after loading data.
function recover() {
  if (!Object.keys(pending).length) return;
  recovering = true;
  for (const [name, node] of fields()) {
    if (!Object.hasOwn(pending, name) || node.disabled) continue;
    const [old, value] = pending[name];
    if (old !== valueOf(node)) continue;
    delete pending[name];
    // Another radio button of its group is checked instead.
    if (node.type === "radio" && !value) continue;
    before.set(node.id, old);
    if (node.dataset.e === "edit") note(node);
    node[property(node)] = value;
    const type = /^(toggle|select)$/.test(node.dataset.e) ? "change" : "input";
    node.dispatchEvent(new Event(type, {bubbles: true}));
    if (kept.session !== session) tellRecovery(recovered);
  }
  recovering = false;
}
function tellRecovery(more) {
  const words = kept.session !== session && (kept.used || more) ? [begun, more] : [];
  if (kept.secret && root.querySelector("input[type=password]")) words.push(secrets);
  show(notice = words.filter(word => word).join(" "));
}
function stopRecovery(kind) {
  // Whoever types on reads the notice later, and may wait for other fields.
  if (kind === "edit") {
    if (Object.keys(pending).length) for (const name of fields().keys()) delete pending[name];
    return;
  }
  pending = {};
  if (notice && bar.textContent === notice) show("");
  notice = "";
}
function startRecovery() {
  if (!kept.session) return;
  if (kept.session === session) {
    for (const [name, node] of fields()) {
      const value = (kept.typed || {})[name], now = valueOf(node);
      if (value === undefined || value === now) continue;
      pending[name] = [now, value];
      const earlier = (kept.entered || {})[name];
      if (earlier) earlier[1] = now;
    }
  } else {
    pending = {...kept.entered};
    // What is typed on while the server is away is kept whatever the new session has in its field.
    for (const [name, node] of fields()) {
      const now = valueOf(node);
      if (!pending[name] || !(kept.typed || {})[name] || node.dataset.e !== "edit" || pending[name][0] === now) continue;
      pending[name] = [now, rebase(...pending[name], now)];
    }
  }
  tellRecovery();
  recover();
}
on("focusin", ({target}) => {
  if (target.matches(entries) && !before.has(target.id)) before.set(target.id, valueOf(target));
});
// Not every browser focuses the control.
on("change", ({target}) => {
  if (before.has(target.id)) return;
  if (property(target) === "checked") before.set(target.id, !target.checked);
  const first = target.options && [...target.options].find(each => each.defaultSelected);
  if (first) before.set(target.id, first.value);
}, true);
