import type { Page } from "@playwright/test";
import { orderByPhone } from "./console-order.ts";
import { consoleOrigin } from "./console-staff.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { setRootSize } from "./reach.ts";
import type { RunningServer } from "./running-server.ts";

export const TABLET = { width: 1024, height: 768 };
const WIDTHS = [1280, 768, 390];
const LEAST_TARGET = 44;

/** An order whose bags were counted by the driver at the door. */
export async function fetched(page: Page, server: RunningServer, bags: number): Promise<string> {
  const number = await orderByPhone(page, server);
  const origin = consoleOrigin(server);
  const answer = await page.request.post(`${origin}/api/console/orders/${number}/pickup`, {
    data: { version: 1, bags },
    headers: { origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return number;
}

async function expectWithinEdges(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `beyond the edge ${where}`).toBeLessThanOrEqual(0);
}

/** No axe violations, no overflow, and touch targets large enough for gloves. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...TABLET, width });
    const small = await page.evaluate((least) => {
      const targets = [...document.querySelectorAll(".touch button, .touch a, .touch label.btn")];
      return targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least)
        .map(({ target }) => target.getAttribute("aria-label") ?? target.textContent);
    }, LEAST_TARGET);
    expect(small, `too small at ${width}`).toEqual([]);
    await expectWithinEdges(page, `at ${width}`);
  }
  await setRootSize(page, "32px");
  await expectWithinEdges(page, "on a phone with letters of 200 %");
  await setRootSize(page, "");
  await page.setViewportSize(TABLET);
}
