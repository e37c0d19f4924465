// SPDX-License-Identifier: MIT

// Kept as text, so that nothing has to be found at run time. A test holds it to 10 KB.

/// The script of a page: it sends what people do, and does what the server tells.
package let clientScript = #"""
  "use strict";
  (() => {
    const {app, page, token, session} = document.body.dataset;
    const $ = id => document.getElementById(id);
    const root = $("app"), status = $("status");
    const number = id => parseInt(id.slice(1), 10);

    // Events. One request at a time, in order; what is typed meanwhile goes together.
    let next = 1, acked = 0, busy = false, over = false, applying = false, composing = null;
    let queue = [];
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
      method: "POST", credentials: "same-origin", keepalive: !!leaving,
      headers: {"Content-Type": "application/json"},
      body: JSON.stringify({page, token, events, leaving})
    });

    async function flush() {
      if (busy || over || !queue.length) return;
      busy = true;
      const batch = queue.splice(0, 32);
      let pause = 30;
      try {
        const answer = await post(batch);
        if (answer.status === 429 || answer.status === 503 || answer.status === 408) {
          queue = batch.concat(queue);
          pause = 1000 * (Number(answer.headers.get("Retry-After")) || 1);
        } else if (answer.status === 403 || answer.status === 410) {
          return reload();
        } else if (answer.status === 413) {
          show("That was too much text to be sent.");
        }
      } catch {
        queue = batch.concat(queue);
        pause = 1000;
      }
      setTimeout(() => { busy = false; flush(); }, pause);
    }

    // What people do.
    const on = (type, act, capture) => document.addEventListener(type, act, capture);
    const control = event => event.target.closest && event.target.closest("[data-e]");
    const clicks = ["press", "increment", "decrement", "back", "dismiss"];

    on("click", event => {
      const node = control(event), box = event.target;
      if (node && clicks.includes(node.dataset.e)) return send(node.dataset.e, node);
      if (box.matches("dialog.sheet, dialog.choice")) {
        const r = box.getBoundingClientRect(), x = event.clientX, y = event.clientY;
        if (x < r.left || x > r.right || y < r.top || y > r.bottom) send("dismiss", box);
      }
    });
    on("input", event => {
      const node = control(event), kind = node && node.dataset.e;
      if (kind === "edit" && !event.isComposing) send(kind, node, node.value);
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
      if (node && node.dataset.e === "edit") send("edit", node, node.value);
    });
    on("keydown", event => {
      const node = control(event);
      if (event.key !== "Enter" || event.isComposing || !node || node.dataset.e !== "edit") return;
      event.preventDefault();
      send("submit", node);
    });
    const hasFocus = node => node && /^(INPUT|SELECT)$/.test(node.tagName);
    on("focusin", event => { if (hasFocus(control(event))) send("focus", control(event)); });
    on("focusout", event => {
      const node = control(event);
      if (hasFocus(node) && document.activeElement !== node) send("blur", node);
    });
    on("cancel", event => { event.preventDefault(); send("dismiss", event.target); }, true);
    on("close", event => { if (event.target.isConnected) send("dismiss", event.target); }, true);

    // Patches. What a person has entered since the server looked is not touched: the server tells again.
    const isFresh = node => node !== composing && !(edits.get(node.id) > acked);

    function set(node, name, value) {
      const isOn = value !== null;
      if (name === "value" && node.tagName === "INPUT") {
        if (!isOn || !isFresh(node) || node.value === value) return;
        const [from, to] = selection(node);
        node.value = value;
        select(node, from, to);
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
      if (from !== null && from !== undefined && document.activeElement === node) {
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
      // Closed dialogs give the focus back to where it was.
      for (const box of [node, ...node.querySelectorAll("dialog")]) if (box.open) box.close();
      node.remove();
    }
    function replace(old, html) {
      const kept = [...edits.keys()].map($).filter(node => node && old.contains(node) && !isFresh(node))
        .map(node => [node.id, node.value, node.checked]);
      old.before(fragment(html));
      drop(old);
      for (const [id, value, checked] of kept) {
        const node = $(id);
        if (node) { node.value = value; node.checked = checked; }
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
      const active = document.activeElement, [from, to] = selection(active);
      let focus;
      applying = true;
      if (message.h !== undefined) replace(root.firstElementChild, message.h);
      for (const [kind, id, ...rest] of message.p || []) {
        if (kind === "f") focus = id;
        else if (kind === "d") act.d($(id), ...rest.map($));
        else if ($(id)) act[kind]($(id), ...rest);
      }
      for (const box of document.querySelectorAll("dialog[data-d]")) {
        if (!box.matches(":modal")) { box.removeAttribute("open"); box.showModal(); }
      }
      restore(active, from, to);
      if (focus === null) document.activeElement.blur();
      if (focus) ($(focus + "i") || $(focus) || root).focus();
      applying = false;
      const now = document.activeElement;
      if (!active || now.id === active.id) return;
      if (hasFocus(active) && active.isConnected) send("blur", active);
      if (hasFocus(now)) send("focus", now);
    }
    const isSeen = node => node && node.isConnected && node.getClientRects().length > 0;
    function restore(active, from, to) {
      const now = document.activeElement;
      if (!active || active === document.body || now === active && isSeen(now)) return;
      if (now && now !== document.body && isSeen(now)) return;
      const same = active.id && $(active.id);
      if (isSeen(same)) { same.focus(); return select(same, from, to); }
      const title = [...document.querySelectorAll(".title")].filter(isSeen).pop();
      (title || root).focus({preventScroll: true});
    }

    // The connection.
    let source, last = 0;
    function show(text, link) {
      status.hidden = !text;
      status.textContent = text || "";
      if (link) {
        const again = status.appendChild(document.createElement("a"));
        again.href = app;
        again.textContent = "Start anew";
      }
    }
    function connect() {
      source = new EventSource(`${app}/stream?page=${page}&last=${last}`);
      source.onopen = () => show("");
      source.onmessage = event => { last = Number(event.lastEventId); apply(JSON.parse(event.data)); };
      source.addEventListener("end", () => end("Nobody was here for long. "));
      source.onerror = () => {
        if (over) return;
        show("The connection to the server is lost. Trying again …");
        if (source.readyState === EventSource.CLOSED) probe();
      };
    }
    async function probe() {
      try {
        const answer = await post([]);
        if (answer.status === 403 || answer.status === 410) return reload();
        if (answer.ok) return connect();
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
      if (Date.now() - before < 5000) return end("This page has ended. ");
      sessionStorage.setItem("reloaded", Date.now());
      over = true;
      location.reload();
    }
    addEventListener("pagehide", () => { if (!over) post([], true).catch(() => {}); });
    addEventListener("pageshow", event => { if (event.persisted) location.reload(); });

    history.replaceState(null, "", app + "?session=" + session);
    const code = $("source");
    if (code && matchMedia("(min-width: 64rem)").matches) code.open = true;
    apply({k: 0});
    connect();
  })();

  """#
