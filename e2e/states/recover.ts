import type { Page } from "@playwright/test";
import type { State } from "./state.ts";

const RECOVER = "/{lng}/recover";
const held = (): Promise<void> => new Promise(() => undefined);

const send = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("textbox").fill(email);
  await page.keyboard.press("Enter");
};
const problem = (type: string, status: number, extra: object = {}) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ type, title: "", status, extra }),
});
/** The page of a reset link, with a stubbed check. */
const link =
  (
    answer: object | "held" | "none",
    more?: (page: Page) => Promise<void>,
  ): NonNullable<State["prepare"]> =>
  async (page, language) => {
    await page.route("**/api/recover/check/token", (route) => {
      if (answer === "held") return held();
      return answer === "none" ? route.abort() : route.fulfill(answer);
    });
    await page.goto(`/${language}/recover/some-token`);
    await page.locator("html[data-ready]").waitFor();
    await more?.(page);
  };
const VALID = { json: { valid: true, ttl: 7200 } };
const password = (page: Page) => page.locator("input[name=new-password]");

/** Requesting a reset link, and the page of the link. */
export const states: State[] = [
  {
    name: "recover-email",
    path: RECOVER,
    next: [
      {
        name: "recover-email-failed",
        async prepare(page) {
          await page.route("**/api/recover/email", (route) => route.abort());
          await send(page, "sam@voorbeeld.nl");
          await page.getByRole("alert").waitFor();
        },
      },
      {
        name: "recover-can-send-again",
        async prepare(page) {
          await page.route("**/api/recover/email", (route) =>
            route.fulfill({ json: { cooldown: 0 } }),
          );
          await send(page, "sam@voorbeeld.nl");
          await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
        },
      },
      {
        name: "recover-email-sent",
        async prepare(page) {
          await page.route("**/api/recover/email", (route) =>
            route.fulfill({ json: { cooldown: 120 } }),
          );
          await page.getByRole("button", { name: /^(Stuur opnieuw|Send again)/ }).click();
          await send(page, "sam@voorbeeld.nl");
          await page.getByRole("timer").waitFor();
        },
      },
      {
        name: "recover-checking",
        async prepare(page, language) {
          await page.evaluate(() => localStorage.setItem("recoverEmail", "sam@voorbeeld.nl"));
          await page.route("**/api/recover/check/email", held);
          await page.goto(`/${language}/recover`);
          await page.getByRole("main").getByRole("status").waitFor();
        },
      },
    ],
  },
  {
    name: "recover-password",
    path: RECOVER,
    prepare: link(VALID, (page) => password(page).fill("Waslijn1")),
    next: [
      {
        name: "recover-common-password",
        async prepare(page) {
          await password(page).fill("welkom123");
          await page.keyboard.press("Enter");
          await page.locator("[aria-invalid]").waitFor();
        },
      },
      {
        name: "recover-expired",
        prepare: link(problem("user_recover_token_expired", 410, { ttl: 7200 }), (page) =>
          page.getByRole("main").getByRole("status").waitFor(),
        ),
      },
      {
        name: "recover-link-offline",
        prepare: link("none", (page) => page.getByRole("main").getByRole("status").waitFor()),
      },
      { name: "recover-link-checking", prepare: link("held") },
    ],
  },
];
