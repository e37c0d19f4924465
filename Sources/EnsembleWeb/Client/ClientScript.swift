// SPDX-License-Identifier: MIT

// Kept as text, so that nothing has to be found at run time. A test holds it to 10 KB.

/// The script of a page: it sends what people do, and does what the server tells. As it is sent: without what is only
/// for those who read it here.
package let clientScript =
  readableClientScript
  .split(separator: "\n")
  .map { $0.drop { $0 == " " } }
  .filter { !$0.hasPrefix("//") }
  .joined(separator: "\n")

private let readableClientScript = #"""
  "use strict";
  (() => {
    const {app, page, token, session, silence, words} = document.body.dataset;
    const [lost, anew, large, idle, ended] = JSON.parse(words);
    const $ = id => document.getElementById(id);
    const root = $("app"), status = $("status");
    const focused = () => document.activeElement;
    const number = id => parseInt(id.slice(1), 10);

    // Events. One request at a time, in order; what is typed meanwhile goes together.
    let next = 1, acked = 0, busy = false, over = false, applying = false, composing = null;
    let queue = [], sent = [], most = 32;
    const edits = new Map();

    function send(kind, node, value) {
      if (over || applying) return;
      const event = {n: next++, e: number(node.id), k: kind, v: value};
      if (value !== undefined) edits.set(node.id, event.n);
      const last = queue[queue.length - 1];
      if (last && last.e === event.e && last.k === kind && (kind === "edit" || kind === "slide")) queue.pop();
      queue.push(event);
      flush();
    }

    const post = (events, leaving) => fetch(app + "/event", {
      method: "POST", keepalive: !!leaving,
      signal: AbortSignal.timeout(30000), headers: {"Content-Type": "application/json"},
      body: JSON.stringify({page, token, events, leaving})
    });

    async function flush() {
      if (busy || over || !queue.length) return;
      busy = true;
      sent = queue.splice(0, most);
      let pause = 30, again = true;
      try {
        const {status, headers} = await post(sent);
        if (status === 403 || status === 410) return reload();
        const isLarge = status === 413;
        again = [408, 429].includes(status) || status > 499 || isLarge && sent.length > 1;
        most = isLarge ? 1 : Math.min(most + 1, 32);
        if (again) pause = 1000 * (+headers.get("Retry-After") || 1);
        else if (isLarge) show(large);
      } catch {
        pause = 1000;
      }
      if (again) queue = sent.concat(queue);
      sent = [];
      setTimeout(() => { busy = false; flush(); }, pause);
    }

    // What people do.
    const on = (type, act, capture) => document.addEventListener(type, act, capture);
    const control = event => event.target.closest && event.target.closest("[data-e]");
    const clicks = ["press", "increment", "decrement", "back", "dismiss"];

    // Who selects text in a dialog may end outside.
    let isOut;
    const isOutside = ({target: box, clientX: x, clientY: y}) => {
      const r = box.matches("dialog.sheet, dialog.choice") && box.getBoundingClientRect();
      return r && (x < r.left || x > r.right || y < r.top || y > r.bottom);
    };
    on("pointerdown", event => { isOut = isOutside(event); });
    on("click", event => {
      const node = control(event);
      if (node && clicks.includes(node.dataset.e)) node.ariaDisabled || send(node.dataset.e, node);
      else if (isOut && isOutside(event)) send("dismiss", event.target);
    });
    // Half a character is no JSON.
    const edit = node => send("edit", node, node.value.toWellFormed());
    on("input", event => {
      const node = control(event), kind = node && node.dataset.e;
      if (kind === "edit" && !event.isComposing) edit(node);
      if (kind === "slide") send(kind, node, node.valueAsNumber);
    });
    on("change", event => {
      const node = control(event), kind = node && node.dataset.e;
      if (kind === "toggle") send(kind, node, node.checked);
      if (kind === "select") send(kind, node, Number(node.value));
    });
    on("compositionstart", event => { composing = event.target; });
    on("compositionend", event => {
      composing = null;
      const node = control(event);
      if (node && node.dataset.e === "edit") edit(node);
    });
    const breaksLine = (event, node) =>
      node.enterKeyHint === "enter" || event.shiftKey && node.type === "textarea";
    on("keydown", event => {
      const node = control(event);
      // What is no button by itself.
      if (node && node === event.target && node.matches("[role=button]") && /^(Enter| )$/.test(event.key)) {
        event.preventDefault();
        if (!event.repeat) node.click();
      }
      // An input method's is another.
      if (event.keyCode !== 13 || !node || node.dataset.e !== "edit" || breaksLine(event, node)) return;
      event.preventDefault();
      send("submit", node);
    });
    const entries = "input, select, textarea";
    const hasFocus = node => node && node.matches(entries);
    on("focusin", event => { if (hasFocus(control(event))) send("focus", control(event)); });
    on("focusout", event => {
      const node = control(event);
      if (hasFocus(node) && focused() !== node) send("blur", node);
    });
    on("cancel", event => { event.preventDefault(); send("dismiss", event.target); }, true);
    on("close", ({target: box}) => {
      if (!box.isConnected || box.open || box.closest("[hidden]")) return;
      box.showModal();
      send("dismiss", box);
    }, true);

    // Patches. What was entered since the server looked stays: the server tells again.
    const isFresh = node => node !== composing && !(edits.get(node.id) > acked);

    function set(node, name, value) {
      const isOn = value !== null;
      if (name === "value" && /^(INPUT|TEXTAREA)$/.test(node.tagName)) {
        if (!isOn || !isFresh(node) || node.value === value) return;
        const end = node.value.length, [from, to] = selection(node);
        node.value = value;
        if (from < end) select(node, from, to);
      } else if (name === "checked") {
        if (isFresh(node)) node.checked = isOn;
      } else if (name === "selected") {
        if (isFresh(node.parentNode)) node.selected = isOn;
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
      if (from !== null && from !== undefined && focused() === node) {
        try { node.setSelectionRange(from, to); } catch {}
      }
    }
    function fragment(html) {
      const template = document.createElement("template");
      template.innerHTML = html;
      return template.content;
    }
    function drop(node) {
      if (!node) return;
      // Closed dialogs give the focus back.
      for (const box of [node, ...node.querySelectorAll("dialog")]) if (box.open) box.close();
      node.remove();
    }
    function replace(old, html) {
      const kept = old.querySelectorAll(entries);
      old.before(fragment(html));
      drop(old);
      for (const was of kept) {
        const node = $(was.id);
        // What is in a secure field is never told.
        const isSecret = node && node.type === "password" && !node.hasAttribute("value");
        if (node && (isSecret || !isFresh(was))) { node.value = was.value; node.checked = was.checked; }
      }
    }
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
      const active = focused(), [from, to] = selection(active);
      let focus;
      applying = true;
      if (message.h !== undefined) replace(root.firstElementChild, message.h);
      for (const [kind, id, ...rest] of message.p || []) {
        if (kind === "f") focus = id;
        else if (kind === "d") act.d($(id), ...rest.map($));
        else if ($(id)) act[kind]($(id), ...rest);
      }
      for (const box of document.querySelectorAll("dialog[data-d]")) {
        // On a covered page it would only block all else.
        const isCovered = box.closest("[hidden]");
        if (isCovered ? !box.open : box.matches(":modal")) continue;
        box.close();
        if (!isCovered) box.showModal();
      }
      restore(active, from, to);
      if (focus === null && hasFocus(focused())) focused().blur();
      if (focus) ($(focus + "i") || $(focus) || root).focus();
      applying = false;
      const now = focused();
      if (!active || now.id === active.id) return;
      if (hasFocus(active) && active.isConnected) send("blur", active);
      if (hasFocus(now)) send("focus", now);
    }
    const isSeen = node => node && node.isConnected && !node.disabled && !node.ariaDisabled && node.getClientRects().length > 0;
    function restore(active, from, to) {
      const now = focused();
      if (!active || active === document.body || now === active && isSeen(now)) return;
      if (now && now !== document.body && isSeen(now)) return;
      const same = active.id && $(active.id);
      if (isSeen(same)) { same.focus(); return select(same, from, to); }
      const title = [...document.querySelectorAll(".title")].filter(isSeen).pop();
      (title || root).focus({preventScroll: true});
    }

    // The connection.
    let source, last = 0, heard;
    function show(text, link) {
      if (status.textContent !== text) status.textContent = text;
      if (link) {
        const again = status.appendChild(document.createElement("a"));
        again.href = app;
        again.textContent = anew;
      }
    }
    function connect() {
      if (source) source.close();
      source = new EventSource(`${app}/stream?page=${page}&last=${last}`);
      const hear = () => { heard = Date.now(); };
      hear();
      source.onopen = () => { hear(); show(""); };
      source.addEventListener("beat", hear);
      source.onmessage = event => {
        hear();
        last = Number(event.lastEventId);
        try {
          apply(JSON.parse(event.data));
        } catch {
          // All anew.
          applying = false;
          last = -1;
          source.close();
          setTimeout(connect, 1000);
        }
      };
      source.addEventListener("end", () => end(idle));
      source.onerror = () => {
        if (over) return;
        show(lost);
        if (source.readyState === EventSource.CLOSED) probe();
      };
    }
    // A connection may end without a word, as when a machine sleeps or changes its network. Clocks may be set back.
    setInterval(() => {
      if (over || !(Math.abs(Date.now() - heard) > silence)) return;
      show(lost);
      connect();
    }, silence / 4);
    async function probe() {
      heard = NaN;
      try {
        const answer = await post([]);
        if (answer.ok) return connect();
        if (answer.status < 429) return reload();
      } catch {}
      setTimeout(probe, 2000);
    }
    function end(text) {
      over = true;
      source.close();
      show(text, true);
    }
    function reload() {
      const before = Number(sessionStorage.getItem("reloaded"));
      if (Math.abs(Date.now() - before) < 5000) return end(ended);
      sessionStorage.setItem("reloaded", Date.now());
      over = true;
      location.reload();
    }
    addEventListener("pagehide", () => { if (!over) post(sent.concat(queue).slice(0, 64), true).catch(() => {}); });
    addEventListener("pageshow", event => { if (event.persisted) location.reload(); });

    history.replaceState(null, "", app + "?session=" + session);
    const code = $("source");
    if (code && matchMedia("(min-width: 64rem)").matches) code.open = true;
    apply({k: 0});
    connect();
  })();

  """#
