import { expect, it } from "vitest";
import { platformOf } from "./platform.ts";

const AGENTS = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  pixel:
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  windowsPhone:
    "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15",
  kindle:
    "Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4 like Chrome/120.0 Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  linux:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};

it.each([
  ["iphone", "ios"],
  ["pixel", "android"],
  ["windows", "windows"],
  ["windowsPhone", "windows"],
  ["kindle", "kindle"],
  ["mac", undefined],
  ["linux", undefined],
] as const)("a device that says it is %s belongs to %s [CHROME-17]", (agent, platform) => {
  expect(platformOf(AGENTS[agent])).toBe(platform);
});

it("a Macintosh with a touch screen is a tablet", () => {
  expect(platformOf(AGENTS.mac, 5)).toBe("ios");
});
