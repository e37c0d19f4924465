# SPDX-License-Identifier: MIT
"""Makes the moving picture of the README from the first page of the gallery.

usage: moving_picture.py PROGRAM FILE

Starts PROGRAM on a free port, and uses its first page in Chromium as a person would: it presses "Busy hour" in the page, drags the
slider back and on, presses keys in the terminal, and writes the test that fails. FILE is an animated WebP of at most 2 MB; its frames are
beside it, in a folder of its name, for a person to look at. Needs Pillow.
"""

import io
import sys
import time
from pathlib import Path

from engines import Chromium
from gallery import Page, Server
from PIL import Image
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

SIZE = (1120, 900)
LIMIT = 2_000_000


class Film:
    """The frames of a page, each with the time in milliseconds that it is shown."""

    def __init__(self, page):
        self.page = page
        self.frames = []

    def take(self, duration=100):
        image = Image.open(io.BytesIO(self.page.driver.get_screenshot_as_png())).convert("RGB")
        if self.frames and self.frames[-1][0].tobytes() == image.tobytes():
            self.frames[-1][1] += duration
        else:
            self.frames.append([image, duration])

    def roll(self, seconds):
        """Takes frames for a time."""
        end = time.monotonic() + seconds
        last = time.monotonic()
        while last < end:
            time.sleep(0.05)
            now = time.monotonic()
            self.take(int((now - last) * 1000))
            last = now

    def save(self, file, quality=70):
        images = [image for image, _ in self.frames]
        images[0].save(
            file, save_all=True, append_images=images[1:], duration=[duration for _, duration in self.frames],
            loop=0, quality=quality, method=6, minimize_size=True,
        )
        return file.stat().st_size


def act(film):
    page, driver = film.page, film.page.driver
    page.until(lambda: driver.find_elements(By.CSS_SELECTOR, "[data-keys]"), "There is no terminal.")
    # Both windows and the slider are in the picture.
    driver.execute_script("document.querySelector('[data-testid=browser]').scrollIntoView(); scrollBy(0, -60)")
    film.take(1500)
    page.press("Busy hour")
    film.roll(2.6)
    page.until(lambda: "More coffees than cups!" in page.text(), "The bug does not show.")
    film.take(1500)
    slider = driver.find_element(By.CSS_SELECTOR, "input[type=range]")
    for key in [Keys.ARROW_LEFT] * 8:
        slider.send_keys(key)
        film.roll(0.35)
    film.take(900)
    page.press("Back to now")
    film.roll(0.5)
    terminal = driver.find_element(By.CSS_SELECTOR, "[data-keys]")
    driver.execute_script("arguments[0].focus()", terminal)
    film.roll(0.5)
    for key in [Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.RETURN]:
        terminal.send_keys(key)
        film.roll(0.5)
    film.take(600)
    page.press("Write the test that fails")
    page.until(lambda: "#expect(store.state.cups >= 0)" in page.text(), "There is no test.")
    end = "#expect(store.state.cups >= 0)"
    line = [each for each in driver.find_elements(By.CSS_SELECTOR, ".run") if end[:7] in each.text][-1]
    distance = driver.execute_script("return arguments[0].getBoundingClientRect().top - innerHeight + 200", line)
    for _ in range(14):
        driver.execute_script("scrollBy(0, arguments[0])", distance / 14)
        film.roll(0.1)
    film.take(2500)


def main(program, file):
    server = Server(program)
    server.start()
    engine = Chromium()
    try:
        metrics = {"width": SIZE[0], "height": SIZE[1], "deviceScaleFactor": 1, "mobile": False}
        engine.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        engine.scheme("light")
        page = Page(engine.driver, file.parent, engine)
        page.open(server)
        engine.driver.execute_script("document.documentElement.style.scrollbarWidth = 'none'")
        film = Film(page)
        act(film)
    finally:
        engine.quit()
        server.stop()
    folder = file.with_suffix("")
    folder.mkdir(exist_ok=True)
    for number, (image, _) in enumerate(film.frames):
        image.save(folder / f"{number:03}.png")
    for quality in [75, 60, 45, 30]:
        size = film.save(file, quality)
        if size <= LIMIT:
            break
    print(f"{file}: {len(film.frames)} frames, {sum(time for _, time in film.frames) / 1000:.1f} s, {size} bytes")
    sys.exit(0 if size <= LIMIT else 1)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
