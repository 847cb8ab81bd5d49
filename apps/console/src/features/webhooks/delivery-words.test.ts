import { describe, expect, test } from "vitest";
import { deliveryWords } from "./deliveries-panel.tsx";
import { webhooksTexts } from "./webhooks-texts.ts";

const moment = (at: string): string => at.slice(11, 16);
const AGAIN = { attempts: 2, nextAt: "2026-11-16T10:32:00Z", status: null };
const DEAD = { attempts: 8, nextAt: null, status: null };

describe("what the console tells of a receiver [OPEN-01]", () => {
  test.each([
    ["is slow", { ...AGAIN, error: "ETIMEDOUT" }, "no answer in 10 seconds"],
    ["is inside the private network", { ...AGAIN, error: "EPRIVATE" }, "not a public address"],
    ["redirects", { ...AGAIN, status: 307, error: "EREDIRECT" }, "307 · points elsewhere"],
    ["refuses", { ...AGAIN, status: 503, error: "ESTATUS" }, "503 · refused"],
    ["is not there", { ...AGAIN, error: "ECONNREFUSED" }, "nobody listens there"],
    ["breaks off", { ...AGAIN, error: "ECONNRESET" }, "no connection (ECONNRESET)"],
  ])("that %s: how often, when again, and why", (_what, delivery, why) => {
    expect(deliveryWords(webhooksTexts.en, moment, delivery)).toEqual([
      "2 attempts · again 10:32",
      why,
    ]);
  });

  test("that was given up: how often it was tried, and why not again", () => {
    expect(deliveryWords(webhooksTexts.nl, moment, { ...DEAD, error: "ETIMEDOUT" })).toEqual([
      "8 pogingen",
      "geen antwoord binnen 10 seconden",
    ]);
  });

  test("that took it: its status; and nothing before it is tried", () => {
    const sent = { attempts: 1, nextAt: null, status: 204, error: null };
    expect(deliveryWords(webhooksTexts.nl, moment, sent)).toEqual(["1 poging", "204"]);
    expect(deliveryWords(webhooksTexts.nl, moment, { ...AGAIN, attempts: 0, error: null })).toEqual(
      [],
    );
  });
});
