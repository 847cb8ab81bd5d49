import type { Page, Request } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

/** Pages with a form, and how to fill its first field. */
const FORMS: Record<string, (page: Page) => Promise<void>> = {
  "/en/": (page) => page.getByLabel("Do we come").fill("2011DB"),
  "/en/?page=address-selection": (page) => page.getByLabel("Postal code").fill("2011DB"),
  "/en/recover": (page) => page.getByLabel("E-mail").fill("sam@example.org"),
};

test("what is sent on a page is sent whichever of its files is missing", async ({ page }) => {
  test.slow();
  for (const { path, file } of await filesOf(page, Object.keys(FORMS))) {
    await test.step(`${file} is missing on ${path}`, async () => {
      const isSent = Promise.withResolvers<void>();
      await page.route(`**${file}`, async (route) => {
        await isSent.promise;
        await route.abort();
      });
      await page.goto(path);
      await FORMS[path]?.(page);
      const sent = page.waitForRequest((request) => request.isNavigationRequest());
      await page.keyboard.press("Enter");
      isSent.resolve();
      await sent;
      await page.unroute(`**${file}`);
    });
  }
});

test("no press is kept on a page whichever of its files is missing", async ({ page }) => {
  for (const { path, file } of await filesOf(page, ["/en/faq", "/en/retail"])) {
    await test.step(`${file} is missing on ${path}`, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto(path);
      await expect.poll(() => page.evaluate(pressIsFree)).toBe(true);
      await page.unroute(`**${file}`);
    });
  }
});

/** Scripts requested before hydration, each with the first page that requests it. */
async function filesOf(page: Page, paths: string[]): Promise<{ path: string; file: string }[]> {
  const asked = new Map<string, string>();
  let path = "";
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" && !asked.has(pathname)) asked.set(pathname, path);
  };
  page.on("request", note);
  for (path of paths) await open(page, path);
  page.off("request", note);
  return [...asked].map(([file, first]) => ({ path: first, file }));
}

/** Whether a press takes effect, instead of being recorded for an app that never starts. */
function pressIsFree(): boolean {
  if (document.documentElement.dataset.ready) return true;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  return document.querySelector("button[type=button]")?.dispatchEvent(press) ?? false;
}
