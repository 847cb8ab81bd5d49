import { expect, type BrowserContext, type Page } from "@playwright/test";

/** Records attempts of injected scripts on every page of the context. */
export async function watchInjection(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched = window as typeof window & { xss(): void; injected: string[] };
    watched.injected = [];
    watched.xss = () => watched.injected.push("ran");
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      watched.injected.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Nothing was executed or attempted, and no text became an element. */
export async function expectOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    ...(window as typeof window & { injected: string[] }).injected,
    ...[...document.querySelectorAll("[data-xss], base, iframe, object, embed")].map(
      (element) => element.outerHTML,
    ),
    ...[...document.querySelectorAll("[href], [action], [formaction], [src]")]
      .flatMap((element) =>
        ["href", "action", "formaction", "src"].map((name) => element.getAttribute(name)),
      )
      .filter((value) => /^\s*(?:java|vb)script:/i.test(value ?? "")),
    ...[...document.querySelectorAll("*")]
      .flatMap((element) => [...element.attributes])
      .filter(({ name }) => name.startsWith("on"))
      .map(({ name, value }) => `${name}=${value}`),
  ]);
  expect(found).toEqual([]);
}
