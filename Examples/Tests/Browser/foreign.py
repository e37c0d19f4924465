# SPDX-License-Identifier: MIT
"""A page of another site that attacks a server while a user works in the same browser."""

import http.server
import re
import threading
import time

from gallery import Page

# The duration of the attack in seconds.
LENGTH = 10

ATTACK = """<!DOCTYPE html><meta charset="utf-8"><title>Foreign</title><body><script>
const target = "%(target)s", end = Date.now() + %(length)d * 1000;
// The requests by kind, and the responses that the script could read.
window.tried = {}; window.seen = [];
async function repeat(kind, act) {
  tried[kind] = 0;
  while (Date.now() < end) {
    try { if (await act()) seen.push(kind); } catch {}
    tried[kind] += 1;
  }
  finished += 1;
}
window.finished = 0;
const elapse = (node, load) => new Promise(done => {
  const finish = value => { node.remove?.(); node.close?.(); done(value); };
  node.onload = node.onopen = () => finish(load(node));
  node.onerror = () => finish(false);
  setTimeout(finish, 1000, false);
});
const add = (name, source) => {
  const node = document.createElement(name);
  node.src = source;
  document.body.append(node);
  return node;
};
const event = JSON.stringify({page: "x", token: "x", events: [{n: 1, e: 1, k: "press"}]});
const frame = add("iframe", "about:blank");
frame.name = "sink";
repeat("read", async () => (await fetch(target + "/counter", {credentials: "include"})).ok);
repeat("opaque", async () => (await fetch(target + "/counter", {mode: "no-cors", credentials: "include"})).type);
repeat("event", async () => (await fetch(target + "/-/events",
  {method: "POST", mode: "no-cors", credentials: "include", body: event})).type);
repeat("json", async () => (await fetch(target + "/-/events",
  {method: "POST", credentials: "include", headers: {"content-type": "application/json"}, body: event})).ok);
repeat("image", () => elapse(add("img", target + "/-/icon.svg"), () => true));
repeat("script", () => elapse(add("script", target + "/-/client.js"), () => true));
repeat("socket", () => elapse(new WebSocket(target.replace("http", "ws") + "/-/stream"), () => true));
repeat("stream", () => elapse(new EventSource(target + "/-/stream?pages=x:0", {withCredentials: true}), () => true));
repeat("form", async () => {
  const form = document.createElement("form");
  Object.assign(form, {method: "post", action: target + "/-/events", target: "sink", enctype: "text/plain"});
  document.body.append(form);
  form.submit();
  form.remove();
  await new Promise(done => setTimeout(done, 50));
});
</script>"""


class Foreign(http.server.ThreadingHTTPServer):
    """A second site: browsers treat `localhost` and `127.0.0.1` as different sites."""

    daemon_threads = True

    def __init__(self, target):
        page = (ATTACK % {"target": target, "length": LENGTH}).encode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(page)

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://localhost:{self.server_address[1]}"


def foreign(server, open_browser, screenshots):
    """A page of another site can read and change nothing, and cannot disturb the session."""
    print("serving: foreign", flush=True)
    site = Foreign(server.address)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    driver = open_browser()
    try:
        page = Page(driver, screenshots)
        page.open(server, "counter")
        page.press("+")
        page.reads("1")
        own = driver.current_window_handle
        driver.switch_to.new_window("window")
        foreign_page = driver.current_window_handle
        driver.get(site.address)
        driver.switch_to.window(own)
        count, slowest, start = 1, 0, time.monotonic()
        while time.monotonic() < start + LENGTH:
            count += 1
            before = time.monotonic()
            page.press("+")
            page.until(lambda: re.search(rf"^{count}$", page.text(), re.M), f"The counter is not at {count}.")
            slowest = max(slowest, time.monotonic() - before)
            time.sleep(0.05)
        driver.switch_to.window(foreign_page)
        page.until(lambda: driver.execute_script("return finished") == 9, "The attack does not finish.")
        tried, seen = driver.execute_script("return [tried, seen]")
        assert not seen, f"The foreign page got through: {set(seen)}"
        assert len(tried) == 9 and all(tried.values()), f"The attack was none: {tried}"
        driver.switch_to.window(own)
        page.until(lambda: re.search(rf"^{count}$", page.text(), re.M), "Another site has changed the counter.")
        print(f"  {count - 1} presses, the slowest in {slowest:.2f} s, beside {tried}", flush=True)
    finally:
        driver.quit()
        site.shutdown()
