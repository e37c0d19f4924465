// SPDX-License-Identifier: MIT

// The script of a page: it sends the events of the user to the server, and applies the messages of
// the server to the document. A test limits it to 16 KB, compressed.
//
// A browser changes a page by itself, as when it closes a dialog, and a patch may not fit the page.
// Such changes are undone and reported as events. A patch that cannot be applied makes the client
// ask for the whole page, with a message number that the server never gave. Events without a
// response are sent again; their numbers keep them from being performed twice.
//
// Heartbeats are events, because scripts do not see the comments of an event stream, and a
// connection through a machine that sleeps ends without notice.

"use strict";
// @include hub.js
(() => {
  /** @type {any} */
  const data = document.body.dataset;
  const {own, base, app, worker, silence, version} = data;
  const [lost, anew, large, idle, ended, missing, begun, recovered, underWay, secrets] = JSON.parse(data.words);
  let {page, token, session, address} = data;
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id);
  const sleep = time => new Promise(done => setTimeout(done, time));
  // Copies that fade out are inert, and no part of the page.
  /** @type {(query: string) => any[]} */
  const all = query => [...document.querySelectorAll(query)].filter(node => !node.closest("[inert]"));
  const root = $("app"), bar = $("status");
  /** @type {() => any} */
  const focused = () => document.activeElement;
  const number = id => parseInt(id.slice(1), 10);

  // Events. One request at a time, in order; later edits of the same field are coalesced.
  let next = 1, last = 0, acked = 0, answered = 0, busy = false, over = false, applying = false, composing = null;
  let queue = [], sent = [], most = 32, used = false;
  // While the server cannot be reached, events wait, so that the fate of few is unknown: of those up to a number.
  let isCut = false, unsure = 0;
  // The times of events of a person, and the state of the oldest one without a response.
  const times = new WeakMap();
  let watching, opened = 0;
  function watch() {
    clearTimeout(watching);
    const oldest = sent.concat(queue).find(event => times.has(event));
    const age = oldest && performance.now() - Math.max(opened, times.get(oldest));
    if (age >= 1000) show(isCut || age >= 5000 ? lost : underWay);
    else if (isOpen && [lost, underWay].includes(bar.textContent)) show(notice);
    if (age < 5000) watching = setTimeout(watch, Math.max(50, (age < 1000 ? 1000 : 5000) - age));
  }
  // Per element with controls, such as the radio buttons of a picker: the number of its last edit.
  const edits = new Map();
  // Per text field: the value as of the last message, and the later edits by event number.
  const texts = new Map();

  function send(kind, node, value) {
    if (applying) return;
    const event = {n: next++, e: number(node.id), k: kind, v: value};
    const isQuiet = ["hover", "traits", "target", "loaded"].includes(kind);
    // A page that is about to reload keeps what is entered until then.
    if (value !== undefined && !isQuiet) edits.set("e" + event.e, event.n);
    if (over) return;
    used ||= !isQuiet;
    if (!recovering && !isQuiet && kind !== "focus" && kind !== "blur") stopRecovery(kind);
    if (kind === "edit") {
      event.m = last;
      note(node).log.push([event.n, value]);
    }
    const before = queue[queue.length - 1];
    if (!isQuiet) times.set(event, performance.now());
    if (before?.e === event.e && before.k === kind && ["edit", "slide", "enter", "look"].includes(kind)) {
      queue.pop();
      if (!isQuiet) times.set(event, times.get(before));
    }
    queue.push(event);
    flush();
    watch();
  }

  const post = (events, leaving) => fetch(own + "/events", {
    method: "POST", keepalive: !!leaving,
    // @ts-ignore: TypeScript 4.8 does not know the function.
    signal: AbortSignal.timeout(30000), headers: {"Content-Type": "application/json"},
    body: JSON.stringify({page, token, events, leaving})
  });

  async function flush() {
    if (busy || over || isCut || isReopening || !queue.length) return;
    busy = true;
    sent = queue.splice(0, most);
    const mine = page;
    let pause = 30, again = true;
    try {
      const {status, headers} = await post(sent);
      if (page !== mine) return;
      if (!over && !isReopening) join(false, true);
      if (status === 403 || status === 410) {
        queue = sent.concat(queue);
        sent = [];
        return reopen();
      }
      const isLarge = status === 413;
      again = [408, 429].includes(status) || status > 499 || isLarge && sent.length > 1;
      most = isLarge ? 1 : Math.min(most + 1, 32);
      if (!again) answered = sent.at(-1).n;
      if (again) pause = 1000 * (+headers.get("Retry-After") || 1);
      else if (isLarge) show(large);
      if (status > 499) show(lost);
      if (status === 502 || status === 504) unsure = sent.at(-1).n;
    } catch {
      if (page !== mine) return;
      // The stream may notice the failure later.
      show(lost);
      isCut = true;
      unsure = sent.at(-1).n;
    }
    if (again) queue = sent.concat(queue);
    sent = [];
    if (isCut) probe();
    watch();
    setTimeout(() => {
      if (page !== mine) return;
      busy = false;
      flush();
    }, pause);
  }

  // User events.
  const on = (type, act, capture) => document.addEventListener(type, act, capture);
  const control = event => event.target.closest?.("[data-e]");
  const clicks = ["press", "increment", "decrement", "back", "dismiss"];

  // Patches are deferred while a control is pressed, since replacing the control would cancel the click.
  let held = null, letGo;
  const release = () => {
    clearTimeout(letGo);
    const events = held || [];
    held = null;
    events.forEach(event => take(event));
  };
  on("pointerdown", event => {
    const node = control(event);
    if (held || !node || !clicks.includes(node.dataset.e)) return;
    held = [];
    letGo = setTimeout(release, 1000);
  });
  // The click event follows the pointerup event.
  for (const type of ["pointerup", "pointercancel"]) on(type, () => { if (held) setTimeout(release); });

  // A text selection in a dialog may end outside of it.
  let isOut;
  const isOutside = ({target: box, clientX: x, clientY: y}) => {
    const r = box.matches("dialog.sheet, dialog.choice, dialog.menu") && box.getBoundingClientRect();
    return r && (x < r.left || x > r.right || y < r.top || y > r.bottom);
  };
  on("pointerdown", event => { isOut = isOutside(event); });
  on("click", event => {
    const node = control(event);
    if (node?.dataset.e === "save") save(node);
    else if (node?.dataset.e === "share") share(node.dataset.text);
    else if (node && event.detail && event.detail < node.dataset.taps) return;
    else if (node && clicks.includes(node.dataset.e)) node.ariaDisabled || send(node.dataset.e, node);
    else if (isOut && isOutside(event)) leave(event.target);
  });
  // A lone surrogate is not valid JSON.
  const edit = node => send("edit", node, node.value.toWellFormed());
  on("input", event => {
    const node = control(event), kind = node?.dataset.e;
    if (kind === "edit" && !event.isComposing) edit(node);
    if (kind === "slide") {
      fill(node);
      send(kind, node, node.valueAsNumber);
    }
    if (kind === "enter" && !(node.unsent = !isWhole(node))) send(kind, node, node.value);
  });
  // The style sheet fills the track up to the value.
  const fill = node => node.style.setProperty("--at", (node.value - node.min) / (node.max - node.min) || 0);
  // While a year is typed, its first digits are a year too. It is sent when the field is left.
  const isWhole = ({value, validity}) => validity.valid && !/^0\d{3}/.test(value);
  on("change", event => {
    const node = control(event), kind = node?.dataset.e;
    if (kind === "toggle") send(kind, node, node.checked);
    if (kind === "select") send(kind, node, Number(node.value));
    if (kind === "choose" && node.files.length) upload(node);
  });
  on("compositionstart", event => {
    composing = event.target;
    // The value is for a field that was replaced during its composition.
    late = null;
  });
  on("compositionend", event => {
    composing = null;
    const node = control(event);
    if (late !== null) enter(event.target, late);
    late = null;
    if (node?.dataset.e === "edit") edit(node);
  });
  const breaksLine = (event, node) =>
    node.enterKeyHint === "enter" || event.shiftKey && node.type === "textarea";
  on("keydown", event => {
    const node = control(event);
    // An element with the role of a button does not handle keys itself.
    if (node === event.target && node.matches("[role=button]") && /^(Enter| )$/.test(event.key)) {
      event.preventDefault();
      if (!event.repeat) node.click();
    }
    // keyCode differs during input method composition.
    if (event.keyCode !== 13 || !node || node.dataset.e !== "edit" || breaksLine(event, node)) return;
    event.preventDefault();
    send("submit", node);
  });
  // The one form that is sent signs out.
  on("submit", event => event.target.matches(".owner") ? forgetEntries() : event.preventDefault());
  function share(text) {
    // @ts-ignore: TypeScript 4.8 does not know the function.
    const item = URL.canParse(text) ? {url: text} : {text};
    const copy = () => navigator.clipboard?.writeText(text);
    if (navigator.share) navigator.share(item).catch(error => { if (error.name !== "AbortError") copy(); });
    else copy();
  }
  // Menus.
  // @include menus.js

  // Keys that views take. The innermost one that takes a key is told.
  const usual = /^(.|Arrow.*|Page.*|Enter|Escape|Backspace|Delete|Home|End)$/u;
  on("keydown", event => {
    const {key, target, ctrlKey, altKey, metaKey, shiftKey} = event;
    if (event.defaultPrevented || event.isComposing) return;
    let node = target.closest?.("[data-keys]");
    for (; node; node = node.parentElement.closest("[data-keys]")) {
      const {keys} = node.dataset;
      // A control inside a view that takes all keys keeps its own.
      const isUsual = usual.test(key) && !ctrlKey && !metaKey && !target.matches("a, button, summary, [data-e]");
      if (keys ? keys.split("\n").includes(key) : isUsual) break;
    }
    if (!node) return;
    event.preventDefault();
    const held = {Control: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey};
    send("key", node, [key, ...Object.keys(held).filter(each => held[each])]);
  });

  // Shortcuts. Those without a modifier key have no effect while text is entered.
  on("keydown", event => {
    const {key, target, ctrlKey, altKey, metaKey, shiftKey} = event;
    if (event.defaultPrevented || event.isComposing || key === "Unidentified") return;
    const isTyped = !ctrlKey && !altKey && !metaKey && key !== "Escape";
    const busy = /^(Enter| )$/.test(key) ? "a, button, summary, [role=button], " : "";
    if (isTyped && target.matches?.(busy + entries)) return;
    const name = (ctrlKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (shiftKey ? "Shift+" : "")
      + (metaKey ? "Meta+" : "") + (key === " " ? "Space" : key[1] ? key : key.toUpperCase());
    // Some keyboards need the shift key for a character such as "?".
    const plain = key.toUpperCase() === key.toLowerCase() ? name.replace("Shift+", "") : name;
    const front = [...all("dialog:modal")].pop() || root;
    const found = each => [...front.querySelectorAll(`[aria-keyshortcuts~="${CSS.escape(each)}"]`)].filter(isSeen).pop();
    const node = found(name) || found(plain);
    if (!node) return;
    event.preventDefault();
    if (!event.repeat) node.click();
  });
  // The innermost view under the pointer that wants to know.
  let hovered = null;
  on("pointerover", ({target}) => {
    const node = target.closest("[data-h]");
    if (node === hovered) return;
    if (hovered?.isConnected) send("hover", hovered, false);
    hovered = node;
    if (node) send("hover", node, true);
  });
  // Traits of the browser that the page depends on.
  const traits = [matchMedia("(prefers-color-scheme: dark)"), matchMedia("(max-width: 40rem)")];
  let told = "false,false,false";
  function tell() {
    const now = [...traits.map(each => each.matches), document.hidden];
    // A page without content tells it once it has some.
    if (told === "" + now || !root.firstElementChild) return;
    told = "" + now;
    send("traits", root.firstElementChild, now);
  }
  for (const each of traits) each.addEventListener("change", tell);
  on("visibilitychange", tell);
  const entries = "input:not([type=file]), select, textarea";
  const hasFocus = node => node?.matches(entries);
  on("focusin", event => { if (event.target.dataset.e === "edit") note(event.target); });
  // The control used before a question, which may remove that control. Pressed controls do not always get the focus.
  let home = null, isHeld = false;
  const come = node => { if (node && !node.closest(".alert, .choice, .menu")) { home = node; isHeld = false; } };
  on("focusin", event => come(event.target));
  on("pointerdown", event => come(control(event)));
  on("focusin", event => { if (hasFocus(control(event))) send("focus", control(event)); });
  on("focusout", event => {
    const node = control(event);
    if (node?.unsent && focused() !== node) {
      node.unsent = false;
      send("enter", node, node.value);
    }
    if (hasFocus(node) && focused() !== node) send("blur", node);
  });
  on("cancel", event => { event.preventDefault(); leave(event.target); }, true);
  on("close", ({target: box}) => {
    if (!box.isConnected || box.open || !("d" in box.dataset) || box.closest("[hidden]")) return;
    box.showModal();
    send("dismiss", box);
  }, true);

  // Drag and drop.
  // @include drag.js

  // The images that views wait for. Browsers may have loaded one before the script runs.
  function tellImages() {
    for (const node of all("[data-e=load]")) {
      if (!node.complete || node.told) continue;
      node.told = true;
      send("loaded", node, node.naturalWidth > 0);
    }
  }
  for (const type of ["load", "error"]) on(type, tellImages, true);

  // Session recovery.
  // @include recovery.js

  // Files.
  // @include files.js

  // Pages that the server no longer has.
  // @include reopen.js

  // Typing that the server has not seen is rebased onto the value that it sends.
  const note = node => {
    if (!texts.has(node.id)) texts.set(node.id, {base: node.value, log: []});
    return texts.get(node.id);
  };
  const isHalf = (text, at, first) => (text.charCodeAt(at) & 0xfc00) === first;
  // Applies the edit between two texts to a third, at the same distance from the end.
  function rebase(old, text, base) {
    let start = 0, kept = 0, most = Math.min(old.length, text.length);
    while (start < most && old[start] === text[start]) start++;
    if (isHalf(old, start - 1, 0xd800)) start--;
    while (kept < most - start && old.at(-1 - kept) === text.at(-1 - kept)) kept++;
    if (kept && isHalf(old, old.length - kept, 0xdc00)) kept--;
    let end = Math.max(0, base.length - kept);
    if (end && isHalf(base, end, 0xdc00)) end--;
    let from = Math.max(0, end - (old.length - start - kept));
    if (from && isHalf(base, from, 0xdc00)) from--;
    return base.slice(0, from) + text.slice(start, text.length - kept) + base.slice(end);
  }
  // Removes acknowledged edits.
  function settle(field) {
    while (field.log[0]?.[0] <= acked) field.base = field.log.shift()[1];
  }
  function enter(node, value) {
    const field = texts.get(node.id), now = node.value;
    let text = value;
    if (field) {
      settle(field);
      const {base, log} = field, put = old => rebase(base, old, value);
      if (now !== base) text = put(now);
      field.log = log.map(([n, old]) => [n, put(old)]);
      field.base = value;
      for (const event of queue) if (event.k === "edit" && event.e === number(node.id)) {
        event.v = put(event.v);
        event.m = last;
      }
    }
    if (now === text) return;
    const end = now.length, [from, to] = selection(node);
    node.value = text;
    if (from < end) select(node, from, to);
  }

  // Patches. Values that were entered after the server rendered a patch are kept: the server sends them again.
  let late = null;
  const editOf = node => edits.get("e" + number(node.id));
  const isFresh = node => node !== composing && !(editOf(node) > acked);

  function set(node, name, value) {
    const isOn = value !== null;
    if (name === "value" && /^(INPUT|TEXTAREA)$/.test(node.tagName)) {
      if (!isOn) return;
      if (node.dataset.e !== "edit") {
        if (isFresh(node)) node.value = value;
      } else if (node === composing) {
        late = value;
      } else {
        enter(node, value);
      }
    } else if (name === "style" && node.type === "range") {
      fill(node);
    } else if (name === "checked") {
      if (isFresh(node)) node.checked = isOn;
    } else if (name === "selected") {
      if (isFresh(node)) node.selected = isOn;
    } else if (isOn) {
      node.setAttribute(name, value);
    } else {
      node.removeAttribute(name);
    }
  }
  const selection = node => {
    try { return [node.selectionStart, node.selectionEnd]; } catch { return [null, null]; }
  };
  function select(node, from, to) {
    if (from != null && focused() === node) {
      try { node.setSelectionRange(from, to); } catch {}
    }
  }
  function fragment(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    // The import makes a copy: WebKit repeats the label in names of nodes that were parsed inside a template.
    return document.importNode(template.content, true);
  }
  function drop(node) {
    if (!node) return;
    // Closing a dialog restores the focus.
    const old = node.open && !isStill() && node.getBoundingClientRect();
    for (const box of [node, ...node.querySelectorAll("dialog")]) if (box.open) box.close();
    node.remove();
    if (!old) return;
    node.setAttribute("open", "");
    fadeOut(node, old, {duration: 200}, {opacity: 0, transform: "translateY(1rem)"}, 9);
  }
  function replace(old, html) {
    // A new radio button that is checked would clear the old ones of its group.
    const kept = [...old.querySelectorAll(entries)].map(was => [was, was.checked]);
    old.before(fragment(html));
    drop(old);
    for (const [was, isChecked] of kept) {
      const node = $(was.id);
      if (!node) continue;
      // The value of a secure field is never sent.
      const isSecret = node.type === "password" && !node.hasAttribute("value");
      const {value} = node, isTyped = !isSecret && texts.has(was.id);
      if (isTyped || isSecret || !isFresh(was)) { node.value = was.value; node.checked = isChecked; }
      if (isTyped) enter(node, value);
    }
  }
  // Long lists.
  // @include rows.js

  // Animations.
  // @include motion.js

  const act = {
    a: (node, changes) => { for (const name in changes) set(node, name, changes[name]); },
    t: (node, text) => { node.textContent = text; },
    r: replace,
    i: (node, before, html) => node.insertBefore(fragment(html), before && $(before)),
    m: (node, before, id) => { if ($(id)) node.insertBefore($(id), before && $(before)); },
    d: (...nodes) => nodes.forEach(drop)
  };
  function apply(message) {
    acked = message.k;
    if (message.u) address = message.u;
    for (const map of [texts, edits, before]) map.forEach((_, id) => $(id) || map.delete(id));
    texts.forEach(settle);
    const active = focused(), [from, to] = selection(active);
    home = home && ($(home.id) || home);
    const rows = rowsFrom(home);
    let focus;
    /** @type {any} */
    let place;
    applying = true;
    const move = message.w && beginMotion(message.w), slide = beginSlide();
    steadily(() => {
      if (message.h !== undefined) replace(root.firstElementChild, message.h);
      for (const [kind, id, ...rest] of message.p || []) {
        if (kind === "f") focus = holdsFocus() ? focus : id;
        else if (kind === "s") place = [id, ...rest];
        else if (kind === "o") window.open(id, "_blank", "noopener");
        else if (kind === "d") act.d($(id), ...rest.map($));
        else if ($(id)) act[kind]($(id), ...rest);
      }
      arrange();
    });
    for (const box of all("dialog[data-d]")) {
      // A dialog on a covered page would only make everything else inert.
      const isCovered = box.closest("[hidden]");
      if (isCovered ? !box.open : box.matches(":modal")) continue;
      box.close();
      if (isCovered) continue;
      box.showModal();
      // Focus the choice that loses nothing.
      const safe = box.querySelector(".file > input") || box.querySelector(".choices .cancel") || box.querySelector(".choices .button:not(.destructive)")
        || [...box.querySelectorAll(".sheet :is([type=text], [type=search], [type=password], textarea)")].find(isSeen);
      safe?.focus();
      if (box.matches(".file")) beginFiles(box);
    }
    if (sending && !sending.bar.isConnected) sending.request.abort();
    // A control that is only disabled has the focus again when it is enabled, and no other one until then.
    if (home && !isShown($(home.id))) home = heir(home, rows);
    const isBack = isHeld && active === document.body && isSeen($(home?.id));
    isHeld = home && !isSeen($(home.id)) && (isHeld || active === home);
    isBack ? $(home.id).focus() : restore(active, from, to);
    if (focus === null && hasFocus(focused())) focused().blur();
    if (focus) ($(focus + "i") || $(focus) || root).focus();
    applying = false;
    if (move) move();
    slide();
    if (place) scrollTo(...place, move && !reducedMotion.matches ? "smooth" : "auto");
    dockMenus();
    align();
    recover();
    look();
    tellImages();
    const now = focused();
    if (!active || now.id === active.id) return;
    if (hasFocus(active) && active.isConnected) send("blur", active);
    if (hasFocus(now)) send("focus", now);
  }
  function scrollTo(id, block, behavior) {
    const node = $(id);
    if (node) (node.closest(".row") || node).scrollIntoView({block, behavior});
  }
  const isShown = node => node && node.isConnected && node.getClientRects().length > 0;
  const isSeen = node => isShown(node) && !node.disabled && !node.ariaDisabled;
  // The row of a control, then the rows after it, then those before it, from near to far.
  function rowsFrom(node) {
    const row = node?.closest(".row");
    if (!row) return [];
    const all = [...row.parentNode.children], at = all.indexOf(row);
    return [...all.slice(at), ...all.slice(0, at).reverse()];
  }
  // The same control in the nearest remaining row, or that row's first control.
  function heir(node, rows) {
    const does = each => each.dataset.e + (each.ariaLabel || each.textContent);
    for (const row of rows) {
      const all = [...row.querySelectorAll("[data-e]")].filter(isSeen);
      if (all.length) return all.find(each => does(each) === does(node)) || all[0];
    }
  }
  function restore(active, from, to) {
    const now = focused();
    if (!active || active === document.body || now === active && isSeen(now)) return;
    if (now && now !== document.body && isSeen(now)) return;
    const same = active.id && $(active.id);
    if (isSeen(same)) { same.focus(); return select(same, from, to); }
    if (home) return $(home.id).focus();
    const title = [...all(".title")].filter(isSeen).pop();
    (title || root).focus({preventScroll: true});
  }

  // History.
  // @include history.js

  // Connection.
  let heard, isOpen = false;
  function show(text, link) {
    if (bar.textContent !== text) bar.textContent = text;
    // What comes and goes must not move the page.
    bar.className = text === underWay ? "brief" : "";
    if (link) {
      const again = bar.appendChild(document.createElement("a"));
      again.href = start;
      again.textContent = anew;
    }
  }
  // @ts-ignore: "||=" reads it.
  let rejoining;
  function take(event) {
    try {
      const message = JSON.parse(event.data);
      // After a failure, patches are for a content that is not there.
      if (last < 0 && !message.h) throw 0;
      last = event.last;
      apply(message);
    } catch {
      // Request the whole page again.
      applying = false;
      last = -1;
      rejoining ||= setTimeout(() => { rejoining = 0; connect(); }, 1000);
    }
  }
  // All tabs of a browser share one connection through a worker. Without workers, each page opens its own.
  const hear = {
    open: () => {
      isOpen = true;
      isCut = false;
      opened = performance.now();
      show(notice);
      flush();
      watch();
      setTimeout(forget, 5e3);
    },
    beat: () => {},
    message: event => { forget(); if (held) held.push(event); else take(event); },
    idle: () => end(idle),
    gone: () => reopen(),
    revoked: () => reload(),
    signedOut: () => { forgetEntries(); reload(); },
    error: () => {
      isOpen = false;
      isCut = true;
      show(lost);
      probe();
    }
  };
  // A stream may open, and say then that the page is gone.
  const forget = () => over || delete sessionStorage.reloads;
  let hub, answer;
  function receive({data}) {
    clearTimeout(answer);
    answer = 0;
    if (over || isReopening || data.kind === "joined") return;
    heard = Date.now();
    hear[data.kind](data);
  }
  function listen() {
    try {
      hub = new SharedWorker(worker).port;
      hub.onmessage = receive;
    } catch {
      hub = makeHub({postMessage: data => receive({data})});
    }
  }
  function join(leaving, isMember) {
    if (!leaving) answer ||= setTimeout(leaveWorker, 3000);
    hub.postMessage({own, page, last, leaving, isMember});
  }
  // A worker that does not answer has ended, or is held up.
  function leaveWorker() {
    answer = 0;
    if (over || isReopening) return;
    hub.onmessage = null;
    join(true);
    hub = makeHub({postMessage: data => receive({data})});
    connect();
  }
  function connect() {
    if (!hub) listen();
    if (held) held = [];
    heard = Date.now();
    join();
  }
  // Connections can be lost silently, for example when a machine sleeps or changes networks. Clocks can be set back.
  setInterval(() => {
    if (over || isReopening || !hub) return;
    if (!(Math.abs(Date.now() - heard) > silence)) return join(false, true);
    show(lost);
    // The worker may have ended.
    hub = null;
    connect();
  }, silence / 9);
  let isProbing = false;
  async function probe() {
    if (isProbing || over || isReopening || !isCut) return;
    isProbing = true;
    heard = NaN;
    const mine = page;
    let asked;
    try {
      const {ok, status, headers} = await post([]);
      asked = headers;
      isProbing = false;
      if (isReopening || page !== mine) return;
      if (ok) {
        isCut = false;
        flush();
        return connect();
      }
      if (status < 429) return reopen();
    } catch {
      isProbing = false;
    }
    setTimeout(probe, pauseAfter(asked));
  }
  function end(text) {
    forget();
    over = true;
    join(true);
    show(text, true);
  }
  // A server may end again before its stream is open. A browser without cookies would reload forever.
  function reload() {
    if (over) return;
    const count = +sessionStorage.reloads || 0;
    if (count > 4) return end(ended);
    over = true;
    // While the server is down or stops, a reload would show the browser's own error page, which does not recover. A server
    // that refuses, as after a logout, has a page for that.
    const again = () => fetch(worker, {method: "HEAD", cache: "no-store"}).then(({status, headers}) => {
      if (status > 499) throw headers;
      sessionStorage.reloads = count + 1;
      location.reload();
    }).catch(headers => {
      show(lost);
      setTimeout(again, pauseAfter(headers));
    });
    again();
  }
  // The next person in the tab is to find nothing.
  function forgetEntries() {
    session = "";
    sessionStorage.removeItem(memory);
  }
  addEventListener("pagehide", () => {
    if (!session) return;
    keep();
    join(true);
    if (!over) post(sent.concat(queue).slice(0, 64), true).catch(() => {});
  });
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });

  const ask = more => fetch(own + "/open?" + new URLSearchParams({app, address: here(), ...more}), {
    // @ts-ignore: TypeScript 4.8 does not know the function.
    method: "POST", signal: AbortSignal.timeout(30000)
  });
  // A page without content is opened with the session of its tab.
  async function open() {
    const answer = await ask({session: kept.session || ""});
    if (answer.status === 404) return show(missing, true);
    // The login has ended.
    if (answer.status === 403) return reload();
    if (!answer.ok) throw answer.headers;
    const opened = await answer.json();
    ({page, token, session, address} = opened);
    root.append(fragment(opened.html));
    begin();
  }
  function begin() {
    if (!page) return open().catch(headers => { show(lost); setTimeout(begin, pauseAfter(headers)); });
    apply({k: 0});
    startHistory();
    startRecovery();
    tell();
    connect();
  }
  begin();
})();
