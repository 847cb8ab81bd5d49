import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { expect, open, ready, test as base, variants } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import type { Mailbox } from "./mailbox.ts";
import { pauseClock, tickUntilVisible } from "./paused-clock.ts";

const test = base.extend({
  serverSettings: async ({ mailbox }, use) =>
    use({ SMTP_URL: mailbox.url, PUBLIC_URL: "http://was.example" }),
});

// All tests share one server with a mailbox.
test.describe.configure({ mode: "default" });

const WORDS = {
  nl: {
    email: "E-mailadres",
    send: "Stuur de link",
    again: "Stuur opnieuw",
    sent: "Kijk in je mail",
    thanks: [
      "hebben we je een link gemaild om een nieuw wachtwoord in te stellen",
      "tijdelijk wachtwoord",
      "Niets gekregen binnen 2 minuten?",
    ],
    password: "Nieuw wachtwoord",
    hint: "Minstens 4 tekens. Veilige wachtwoorden bevatten letters, hoofdletters en cijfers.",
    save: "Opslaan en inloggen",
    common: "Dit wachtwoord is te makkelijk te raden",
    expired: "Deze link is verlopen",
    valid: (text: string) => `is ${text} geldig`,
    hours: ["2 uur", "1 uur en 30 minuten"],
    newLink: "Vraag een nieuwe link aan",
  },
  en: {
    email: "E-mail",
    send: "Send the link",
    again: "Send again",
    sent: "Check your e-mail",
    thanks: [
      "we’ve e-mailed you a link to set a new password",
      "temporary password",
      "Nothing there within 2 minutes?",
    ],
    password: "New password",
    hint: "At least 4 characters. Safe passwords contain letters, capitals and numbers.",
    save: "Save and log in",
    common: "This password is too easy to guess",
    expired: "This link has expired",
    valid: (text: string) => `is valid for ${text}`,
    hours: ["2 hours", "1 hour and 30 minutes"],
    newLink: "Ask for a new link",
  },
} as const;

const NOW = "2026-11-16T09:00:00+01:00";
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
const refuse = (type: string, status: number, extra: object = {}) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ type, title: `Title of ${type}`, status, extra }),
});

async function ask(page: Page, language: Language, email: string): Promise<void> {
  const words = WORDS[language];
  await page.getByLabel(words.email).fill(email);
  await page.getByRole("button", { name: words.send }).click();
}
/** Path of the newest mailed link. */
async function linkFor(mailbox: Mailbox, email: string): Promise<string> {
  const link = () =>
    /http:\/\/was\.example(\/\w\w\/recover\/[\w-]+)/.exec(
      mailbox.mailsTo(email).at(-1)?.text ?? "",
    );
  await expect.poll(link).not.toBeNull();
  return link()?.[1] ?? "";
}
const addUser = async (
  server: { query(sql: string, parameters?: unknown[]): Promise<unknown[]> },
  email: string,
): Promise<void> => {
  await server.query(
    `INSERT INTO users (id, email, password_hash, full_name, phone, language, has_bag, created_at)
     SELECT gen_random_uuid(), $1, password_hash, 'Robin Canary', '', 'nl', true, now()
     FROM users WHERE email = 'demo@waslijn.example'`,
    [email],
  );
};

for (const language of variants(LANGUAGES, 1)) {
  const words = WORDS[language];
  test(`from forgotten to logged in with the link of the mail, in ${language} [REC-01] [REC-02] [REC-05] [REC-06] [REC-10] [REC-11] [REC-12] [REC-13] [REC-14] [REC-18] [REC-19] [REC-20] [RULE-17] [ROUTE-17] [ROUTE-18]`, async ({
    page,
    server,
    mailbox,
  }) => {
    const email = `robin.${language}@voorbeeld.nl`;
    await addUser(server, email);
    await open(page, `/${language}/recover`);
    const send = page.getByRole("button", { name: words.send });
    await expect(send).toBeDisabled();
    await page.getByLabel(words.email).fill("robin@voorbeeld");
    await expect(send).toBeDisabled();
    await ask(page, language, email);
    await expect(page.getByRole("heading", { name: words.sent })).toBeFocused();
    for (const part of words.thanks) await expect(page.getByRole("main")).toContainText(part);
    await expect(page.getByRole("timer")).toContainText(/2:00|1:5\d/);
    expect((await stored(page)).recoverEmail).toBe(email);

    const path = await linkFor(mailbox, email);
    expect(path.startsWith(`/${language}/recover/`)).toBe(true);
    await open(page, path);
    await expect(page.getByLabel(words.password)).toHaveAccessibleDescription(words.hint);
    // The token is removed from the URL, and a reload still works.
    await expect(page).toHaveURL(`/${language}/recover/-`);
    await page.reload();
    await expect(page.getByLabel(words.password)).toBeVisible();

    const save = page.getByRole("button", { name: words.save });
    await page.getByLabel(words.password).fill("Wa1");
    await expect(save).toBeDisabled();
    await page.getByLabel(words.password).fill("Wa1k");
    await expect(save).toBeEnabled();
    await page.getByLabel(words.password).fill("Wasknijper 12 stuks");
    const sent = page.waitForRequest("**/api/recover");
    await page.keyboard.press("Enter");
    const { uuid, password, token } = (await sent).postDataJSON() as Record<string, string>;
    expect(password).toBe("Wasknijper 12 stuks");
    expect(path.endsWith(token ?? "?")).toBe(true);
    await page.waitForURL((url) => url.searchParams.has("page"));
    await ready(page);
    expect(await stored(page)).toMatchObject({ sessionType: "user", deviceToken: uuid });
    expect((await stored(page)).sessionToken).not.toBe("");
    // A user without an address chooses one first; the login form is hidden.
    await expect(page.getByRole("link", { name: /Uitloggen|Log out/ }).first()).toBeAttached();
    await expect.poll(() => mailbox.mailsTo(email).length).toBe(2);

    await open(page, path);
    await expect(page).toHaveURL(`/${language}/404`);
    expect(server.log()).not.toContain(token);
    expect(server.log()).not.toContain(email);
  });
}

for (const language of variants(LANGUAGES, 0)) {
  const words = WORDS[language];

  test(`an expired link shows how long links are valid, in ${language} [REC-15] [ERR-20] [REC-16]`, async ({
    page,
  }) => {
    let extra: object = { ttl: 5400 };
    await page.route("**/api/recover/check/token", (route) =>
      route.fulfill(refuse("user_recover_token_expired", 410, extra)),
    );
    await open(page, `/${language}/recover/some-token`);
    await expect(page.getByRole("heading", { name: words.expired })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(words.valid(words.hours[1]));
    await expect(page.getByRole("link", { name: words.newLink })).toHaveAttribute(
      "href",
      `/${language}/recover`,
    );
    extra = {};
    await open(page, `/${language}/recover/some-token`);
    await expect(page.getByRole("main")).toContainText(words.valid(words.hours[0]));
  });

  test(`a common password is refused at the field, in ${language} [REC-14] [REC-21]`, async ({
    page,
  }) => {
    await page.route("**/api/recover/check/token", (route) =>
      route.fulfill({ json: { valid: true, ttl: 7200 } }),
    );
    const saves: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/recover")) saves.push(request.url());
    });
    await open(page, `/${language}/recover/some-token`);
    await page.getByLabel(words.password).fill("welkom123");
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.common)).toBeVisible();
    await expect(page.getByLabel(words.password)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("button", { name: words.save })).toBeEnabled();
    expect(saves).toEqual([]);
  });
}

test("the real link expires after two hours [REC-15]", async ({ page, server, mailbox }) => {
  const email = "late@voorbeeld.nl";
  await addUser(server, email);
  await open(page, "/en/recover");
  await ask(page, "en", email);
  const path = await linkFor(mailbox, email);
  await server.setTime("2026-11-16T11:00:01+01:00");
  await open(page, path.replace("/nl/", "/en/"));
  await expect(page.getByRole("heading", { name: WORDS.en.expired })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("valid for 2 hours");
  await server.setTime(NOW);
});

test("the countdown goes on after a reload; at 0 one may send again with the e-mail filled in [REC-03] [REC-04] [REC-07] [REC-08] [REC-09]", async ({
  page,
  server,
}) => {
  const email = "countdown@voorbeeld.nl";
  await open(page, "/en/recover");
  await pauseClock(page);
  await ask(page, "en", email);
  const timer = page.getByRole("timer");
  const again = page.getByRole("button", { name: "Send again" });
  await tickUntilVisible(page, timer);
  await expect(timer).toContainText("2:00");
  await page.clock.runFor(1000);
  await expect(timer).toContainText("1:59");
  await page.clock.runFor(1000);
  await expect(timer).toContainText("1:58");
  await expect(again).toBeDisabled();

  await server.setTime("2026-11-16T09:01:00+01:00");
  const checked = page.waitForRequest("**/api/recover/check/email");
  await page.clock.resume();
  await page.reload();
  expect((await checked).postDataJSON()).toEqual({ email });
  await expect(timer).toContainText(/1:00|0:5\d/);
  await expect(again).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(again).toBeEnabled();
  await expect(timer).toBeHidden();
  await again.click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByRole("button", { name: "Send the link" })).toBeEnabled();

  await server.setTime("2026-11-16T09:03:00+01:00");
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await server.setTime(NOW);
});

test("opening checks a stored e-mail first, and a failing check shows the e-mail [REC-03] [REC-04]", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.addInitScript(() => localStorage.setItem("recoverEmail", "sam@voorbeeld.nl"));
  await page.route("**/api/recover/check/email", async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await open(page, "/en/recover");
  await expect(page.getByText("One moment")).toBeVisible();
  release();
  await expect(page.getByLabel("E-mail")).toHaveValue("sam@voorbeeld.nl");
});

test("without a stored e-mail nothing is checked [REC-04]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/en/recover");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  expect(asked.filter((url) => url.includes("/api/recover"))).toEqual([]);
});

test("an unknown e-mail sees what a known one sees, and is mailed nothing [REC-10]", async ({
  page,
  mailbox,
}) => {
  await open(page, "/en/recover");
  await ask(page, "en", "niemand@voorbeeld.nl");
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(mailbox.mailsTo("niemand@voorbeeld.nl")).toEqual([]);
});

test("asking again too soon shows the countdown of the server and stores the e-mail [ERR-16] [ERR-17]", async ({
  page,
}) => {
  await page.route("**/api/recover/email", (route) =>
    route.fulfill(refuse("user_recover_cooldown", 429, { cooldown: 42 })),
  );
  await open(page, "/en/recover");
  await pauseClock(page);
  await ask(page, "en", "soon@voorbeeld.nl");
  await tickUntilVisible(page, page.getByRole("timer"));
  await expect(page.getByRole("timer")).toContainText("0:42");
  expect((await stored(page)).recoverEmail).toBe("soon@voorbeeld.nl");
});

test("another failure of the mail shows the server's title for 5 s and frees the button [ERR-18] [ERR-19]", async ({
  page,
}) => {
  await page.route("**/api/recover/email", (route) =>
    route.fulfill(refuse("too_many_requests", 429)),
  );
  await open(page, "/en/recover");
  await pauseClock(page);
  await ask(page, "en", "sam@voorbeeld.nl");
  const banner = page.getByRole("alert");
  await tickUntilVisible(page, banner);
  await expect(banner).toContainText("Title of too_many_requests");
  await expect(page.getByRole("button", { name: "Send the link" })).toBeEnabled();
  await page.clock.runFor(5100);
  await expect(banner).toBeHidden();
});

test("a failure without a title says the generic text [ERR-24] [API-54]", async ({ page }) => {
  await page.route("**/api/recover/email", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/en/recover");
  await ask(page, "en", "sam@voorbeeld.nl");
  await expect(page.getByRole("alert")).toContainText(
    "Oops! Something went wrong at our side. We have been notified and will immediately start fixing it.",
  );
});

test("any other error of the link leads to the not-found page in its language [REC-17] [ERR-21]", async ({
  page,
}) => {
  await open(page, "/en/recover/unknown-token");
  await expect(page).toHaveURL("/en/404");
  await open(page, "/nl/recover/unknown-token");
  await expect(page).toHaveURL("/nl/404");
});

test("a failed save only frees the button [REC-21] [ERR-22]", async ({ page }) => {
  await page.route("**/api/recover/check/token", (route) =>
    route.fulfill({ json: { valid: true, ttl: 7200 } }),
  );
  await page.route("**/api/recover", (route) => route.fulfill(refuse("internal_error", 500)));
  await open(page, "/en/recover/some-token");
  await page.getByLabel("New password").fill("Wasknijper 12 stuks");
  const answered = page.waitForResponse("**/api/recover");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await answered;
  await expect(page.getByRole("button", { name: "Save and log in" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("New password")).not.toHaveAttribute("aria-invalid");
});

test("a language switch keeps the link, also after a reload", async ({ page }) => {
  const tokens: unknown[] = [];
  await page.route("**/api/recover/check/token", (route) => {
    tokens.push(route.request().postDataJSON());
    return route.fulfill({ json: { valid: true, ttl: 7200 } });
  });
  await open(page, "/nl/recover/en3f-token");
  await expect(page.getByLabel("Nieuw wachtwoord")).toBeVisible();
  await page.getByRole("link", { name: /^EN/ }).first().click();
  await expect(page.getByLabel("New password")).toBeVisible();
  await expect(page).toHaveURL("/en/recover/-");
  await page.reload();
  await expect(page.getByLabel("New password")).toBeVisible();
  expect(tokens).toEqual([{ token: "en3f-token" }, { token: "en3f-token" }]);
});

test("a link that cannot be checked for want of a connection can be tried again", async ({
  page,
}) => {
  let online = false;
  await page.route("**/api/recover/check/token", (route) =>
    online ? route.fulfill({ json: { valid: true, ttl: 7200 } }) : route.abort(),
  );
  await open(page, "/en/recover/some-token");
  await expect(page.getByRole("heading", { name: "We can’t check your link" })).toBeVisible();
  online = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("New password")).toBeVisible();
});

test("a new password can be had with the keyboard alone", async ({ page, server, mailbox }) => {
  const { keyboard } = page;
  const email = "toets@voorbeeld.nl";
  await addUser(server, email);
  await open(page, "/en/recover");
  await tabTo(page, /^E-mail/);
  await keyboard.type(email);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: WORDS.en.sent })).toBeFocused();
  await open(page, await linkFor(mailbox, email));
  await expect(page.getByLabel(WORDS.en.password)).toBeVisible();
  await tabTo(page, /^New password/);
  await keyboard.type("Wasknijper 12 stuks");
  await keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.has("page"));
  await ready(page);
  expect((await stored(page)).sessionType).toBe("user");
});
