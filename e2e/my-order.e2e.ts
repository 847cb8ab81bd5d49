import { createHmac } from "node:crypto";
import { basename } from "node:path";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Page } from "@playwright/test";
import { DESKTOP, DEVICES, expect, PHONE, ready, test, variants } from "./fixtures.ts";
import { followOrder } from "./follow-order.ts";
import { DELIVERY, emptyWindows, OrderVisitor, PICKUP, type Window } from "./order-visitor.ts";
import { expectInReach, setRootSize } from "./reach.ts";
import { pageFiles } from "../scripts/checks/page-files.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { E2E_NOW, E2E_SECRET, type RunningServer } from "./running-server.ts";

test.beforeEach(async ({ server }) => {
  // Orders of other tests refer to windows that are deleted here.
  await server.query("UPDATE orders SET status = 'cancelled'");
  await emptyWindows(server);
});
test.afterEach(({ server }) => server.setTime(E2E_NOW));

const WORDS = {
  nl: {
    toOrder: "Volg je bestelling",
    live: "Wordt live bijgewerkt",
    change: "Tijden wijzigen",
    confirm: "Bevestig de wijziging",
    changed: "Gewijzigd.",
    fee: "Ik weet dat deze wijziging € 10 kost",
    confirmFee: "Wijzig voor € 10",
    cancel: "Bestelling annuleren",
    feeCancel: "Ik weet dat annuleren € 10 kost",
    confirmCancel: "Annuleer voor € 10",
    freeCancel: "Ja, annuleer",
    cancelled: "Deze bestelling is geannuleerd.",
    pickedUp: "We hebben je waszak. Nu tellen en wegen we alles.",
  },
  en: {
    toOrder: "Follow your order",
    live: "Live updates",
    change: "Change times",
    confirm: "Confirm the change",
    changed: "Changed.",
    fee: "I know that this change costs €10",
    confirmFee: "Change for €10",
    cancel: "Cancel order",
    feeCancel: "I know that cancelling costs €10",
    confirmCancel: "Cancel for €10",
    freeCancel: "Yes, cancel",
    cancelled: "This order is cancelled.",
    pickedUp: "We have your bag. Now we’re counting and weighing everything.",
  },
} as const;

const amount = (text: string): RegExp => new RegExp(text.replace(/€\s?/, "€\\s?"));

type Row = {
  id: string;
  number: string;
  status: string;
  version: number;
  pickup_date: string;
  pickup_from: string;
  delivery_date: string;
  delivery_from: string;
};

async function orderOf(server: RunningServer, email: string): Promise<Row> {
  const [row] = await server.query<Row>(
    `SELECT id, number, status, version, pickup_date::text, left(pickup_from::text, 5) AS pickup_from,
      delivery_date::text, left(delivery_from::text, 5) AS delivery_from
      FROM orders WHERE contact->>'email' = $1`,
    [email],
  );
  if (!row) throw new Error("There is no order.");
  return row;
}

async function expectWindows(
  server: RunningServer,
  email: string,
  pickup: Window,
  delivery: Window,
): Promise<void> {
  expect(await orderOf(server, email)).toMatchObject({
    pickup_date: pickup.day,
    pickup_from: pickup.hour,
    delivery_date: delivery.day,
    delivery_from: delivery.hour,
  });
  expect(await server.query("SELECT * FROM audit_windows()")).toEqual([]);
}

const mailsTo = async (server: RunningServer, email: string): Promise<string[]> => {
  const rows = await server.query<{ kind: string }>(
    "SELECT kind FROM outbox WHERE recipient = $1 ORDER BY kind",
    [email],
  );
  return rows.map(({ kind }) => kind);
};

/** Places an order and opens its page as a customer does. */
async function placeAndFollow(page: Page, language: Language): Promise<OrderVisitor> {
  const visitor = new OrderVisitor(page, language);
  await visitor.goesTo("overview");
  await visitor.fillsContact();
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  await page.getByRole("button", { name: WORDS[language].toOrder }).click();
  await page.waitForURL(`**/${language}/orders/*`);
  await ready(page);
  return visitor;
}

/** Changes the order elsewhere, as the driver or desk does. */
async function pickUp(server: RunningServer, email: string): Promise<void> {
  const { id } = await orderOf(server, email);
  await server.query(
    `WITH moved AS (
      UPDATE orders SET status = 'picked-up', version = version + 1 WHERE id = $1 RETURNING id, version)
     INSERT INTO order_events (order_id, version, kind, actor, at)
     SELECT id, version, 'picked-up', 'driver', now() FROM moved`,
    [id],
  );
  await server.query("SELECT pg_notify('waslijn_changes', $1)", [id]);
}

/** No mail is sent here: stores the code as the mail job would. */
async function giveCode(server: RunningServer, id: string, code: string): Promise<void> {
  const { linkKey } = secretsFrom(E2E_SECRET);
  const hmac = createHmac("sha256", linkKey).update(`code ${id} ${code}`).digest("base64url");
  await server.query(
    "INSERT INTO order_codes (order_id, code_hmac, expires_at) VALUES ($1, $2, '2030-01-01') ON CONFLICT (order_id) DO UPDATE SET code_hmac = excluded.code_hmac",
    [id, hmac],
  );
}

for (const { device, viewport, language } of variants(DEVICES, 0)) {
  test.describe(`in ${language} on a ${device}`, () => {
    test.use({ viewport });

    test("a customer follows the order, moves pickup and delivery, pays for lateness and cancels [MINE-02] [MINE-04] [MINE-07] [MINE-12]", async ({
      page,
      server,
    }) => {
      const words = WORDS[language];
      const visitor = await placeAndFollow(page, language);
      const { email } = visitor;
      const confirm = (name: string) => page.getByRole("button", { name: amount(name) }).click();
      const change = async () => page.getByRole("button", { name: words.change }).click();
      await expect(page.getByText(words.live)).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Noor de Wit");

      await test.step("a new pickup takes the delivery along", async () => {
        await change();
        await visitor.chooses("pickup", { day: "2026-11-23", hour: "10:00" });
        await visitor.chooses("delivery", { day: "2026-11-25", hour: "12:00" });
        await confirm(words.confirm);
        await expect(page.getByText(words.changed)).toBeVisible();
        await expectWindows(
          server,
          email,
          { day: "2026-11-23", hour: "10:00" },
          { day: "2026-11-25", hour: "12:00" },
        );
      });

      await test.step("back, where the delivery can stay it stays", async () => {
        await change();
        await visitor.chooses("pickup", PICKUP);
        await confirm(words.confirm);
        await expect(page.getByText(words.changed)).toBeVisible();
        await expectWindows(server, email, PICKUP, { day: "2026-11-25", hour: "12:00" });
      });

      await test.step("only the delivery", async () => {
        await change();
        await visitor.chooses("delivery", DELIVERY);
        await confirm(words.confirm);
        await expect(page.getByText(words.changed)).toBeVisible();
        await expectWindows(server, email, PICKUP, DELIVERY);
      });

      await test.step("within 8 hours a new pickup has a price", async () => {
        const late = "2026-11-19T07:00:00+01:00";
        await server.setTime(late);
        await page.clock.setFixedTime(late);
        await page.reload();
        await ready(page);
        await change();
        await visitor.chooses("pickup", { day: "2026-11-20", hour: "10:00" });
        await visitor.chooses("delivery", { day: "2026-11-24", hour: "12:00" });
        await expect(page.getByRole("button", { name: amount(words.confirmFee) })).toBeDisabled();
        await page.getByLabel(amount(words.fee)).check();
        await confirm(words.confirmFee);
        await expect(page.getByText(words.changed)).toBeVisible();
        await expectWindows(
          server,
          email,
          { day: "2026-11-20", hour: "10:00" },
          { day: "2026-11-24", hour: "12:00" },
        );
      });

      await test.step("and so has cancelling", async () => {
        const later = "2026-11-20T08:00:00+01:00";
        await server.setTime(later);
        await page.clock.setFixedTime(later);
        await page.reload();
        await ready(page);
        await page.getByRole("button", { name: words.cancel }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel(amount(words.feeCancel)).check();
        await dialog.getByRole("button", { name: amount(words.confirmCancel) }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
        expect(await orderOf(server, email)).toMatchObject({ status: "cancelled" });
        expect(await server.query("SELECT * FROM audit_windows()")).toEqual([]);
      });

      await test.step("both stand on the bill, as the page draws it and as the server does", async () => {
        const bill = page.getByRole("complementary");
        await expect(bill.getByText(/^€\s?20[.,]00$/)).toBeVisible();
        await expect(bill.getByText(/21%.*€\s?3[.,]47/)).toBeVisible();
        const drawn = await (await page.request.get(page.url())).text();
        expect(drawn).toMatch(/21%[^<]*€\s?3[.,]47/);
      });

      expect(await mailsTo(server, email)).toEqual([
        "bill",
        "order-cancelled",
        "order-changed",
        "order-changed",
        "order-changed",
        "order-changed",
        "order-confirmation",
      ]);
      const [fees] = await server.query<{ cents: number }>(
        `SELECT sum((data->>'fee')::int)::int AS cents FROM order_events
          WHERE order_id = (SELECT id FROM orders WHERE contact->>'email' = $1)`,
        [email],
      );
      expect(fees).toEqual({ cents: 2000 });
    });
  });
}

test.describe("on a desktop", () => {
  test.use({ viewport: DESKTOP });

  test("two browsers show one order: what one changes or a driver does, the other tells without taking the focus [MINE-03]", async ({
    page,
    browser,
    server,
  }) => {
    const visitor = await followOrder(page, "nl");
    const other = await browser.newPage({ viewport: PHONE });
    await other.clock.setFixedTime(E2E_NOW);
    await other.goto(page.url());
    await ready(other);
    await expect(other.getByText(WORDS.nl.live)).toBeVisible();
    const edit = other.getByRole("button", { name: /^Wijzig de aanwijzingen/ });
    await edit.focus();

    await page.getByRole("button", { name: WORDS.nl.change }).click();
    await visitor.chooses("delivery", { day: "2026-11-24", hour: "12:00" });
    await page.getByRole("button", { name: WORDS.nl.confirm }).click();
    await expect(page.getByRole("status").getByText("Gewijzigd.")).toBeVisible();
    await expect(other.getByRole("status").getByText("De tijden zijn gewijzigd.")).toBeVisible();
    await expect(other.getByRole("main")).toContainText("dinsdag 24 november");
    await expect(edit).toBeFocused();

    await pickUp(server, visitor.email);
    for (const each of [page, other]) {
      await expect(each.getByRole("heading", { level: 1 })).toHaveText(WORDS.nl.pickedUp);
      await expect(each.getByRole("button", { name: WORDS.nl.cancel })).toBeHidden();
    }
    await other.close();
  });

  test("live turns off within 2 seconds of a lost line, and on again with it [MINE-03]", async ({
    page,
    context,
  }) => {
    await followOrder(page, "nl");
    await expect(page.getByText(WORDS.nl.live)).toBeVisible();
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await expect(page.getByText("Geen verbinding.")).toBeVisible({ timeout: 2000 });
    await expect(page.getByText(WORDS.nl.live)).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(WORDS.nl.live)).toBeVisible({ timeout: 15_000 });
  });

  test("where nothing comes by itself the page asks every 30 seconds [MINE-03]", async ({
    page,
    server,
  }) => {
    await page.route("**/api/orders/by-link/*/live", (route) => route.abort());
    await page.clock.install({ time: E2E_NOW });
    const isRefused = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/live"),
    );
    const visitor = await followOrder(page, "nl");
    await isRefused;
    await pickUp(server, visitor.email);
    await page.clock.runFor(31_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.nl.pickedUp);
  });

  test("somebody was faster: the page says so, shows what is now and keeps the choice [MINE-04]", async ({
    page,
    server,
  }) => {
    await page.route("**/api/orders/by-link/*/live", (route) => route.abort());
    const visitor = await followOrder(page, "nl");
    await page.getByRole("button", { name: WORDS.nl.change }).click();
    await visitor.chooses("delivery", { day: "2026-11-24", hour: "12:00" });
    const token = page.url().split("/").at(-1)?.split("?")[0] ?? "";
    const details = await page.request.post(`/api/orders/by-link/${token}/details`, {
      data: { version: 1, notes: "Achterom" },
      headers: { "x-device-web-id": "another-device" },
    });
    expect(details.ok()).toBe(true);
    await page.getByRole("button", { name: WORDS.nl.confirm }).click();
    await expect(page.getByRole("alert")).toContainText("Deze bestelling is net gewijzigd");
    await page.getByRole("button", { name: WORDS.nl.confirm }).click();
    await expect(page.getByText("Gewijzigd.")).toBeVisible();
    await expectWindows(server, visitor.email, PICKUP, { day: "2026-11-24", hour: "12:00" });
  });

  test("an answer that is lost on its way makes one change, not two [MINE-04]", async ({
    page,
    server,
  }) => {
    const visitor = await followOrder(page, "nl");
    await page.getByRole("button", { name: WORDS.nl.change }).click();
    await visitor.chooses("delivery", { day: "2026-11-24", hour: "12:00" });
    let arrived = 0;
    await page.route("**/api/orders/by-link/*/change", async (route) => {
      arrived += 1;
      if (arrived > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole("button", { name: WORDS.nl.confirm }).click();
    await expect(page.getByText("Gewijzigd.")).toBeVisible();
    expect(arrived).toBe(2);
    expect(await orderOf(server, visitor.email)).toMatchObject({ version: 2 });
    expect(await server.query("SELECT * FROM audit_windows()")).toEqual([]);
  });

  test("instructions, note, name and phone are edited in place until pickup [MINE-05]", async ({
    page,
    server,
  }) => {
    const { email } = await followOrder(page, "nl");
    await page.getByRole("button", { name: /^Wijzig de aanwijzingen/ }).click();
    await page.getByLabel("Bel", { exact: true }).fill("De Wit, twee keer bellen");
    await page.getByLabel(/^Niet thuis/).fill("Geef het aan de buren");
    await page.getByLabel(/^Opmerking/).fill("Rode wijn op de jurk");
    await page.getByLabel(/^Telefoon/).fill("");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Vul dit in, dan kunnen we je bereiken.")).toBeVisible();
    await page.getByLabel(/^Telefoon/).fill("06 8765 4321");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Bewaard.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("De Wit, twee keer bellen");
    const [row] = await server.query(
      "SELECT instructions, notes, contact->>'phone' AS phone FROM orders WHERE contact->>'email' = $1",
      [email],
    );
    expect(row).toEqual({
      instructions: { bell: "De Wit, twee keer bellen", leaveWith: "Geef het aan de buren" },
      notes: "Rode wijn op de jurk",
      phone: "+31687654321",
    });
    await pickUp(server, email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.nl.pickedUp);
    await expect(page.getByRole("button", { name: /^Wijzig de aanwijzingen/ })).toBeHidden();
  });

  test("a scanner that opens every link and sends every form changes nothing; who withdraws presses twice [MINE-01] [MINE-14]", async ({
    page,
    browser,
    server,
  }) => {
    const { email } = await followOrder(page, "nl");
    const address = page.url();
    const before = await orderOf(server, email);
    const scanner = await browser.newContext({ javaScriptEnabled: false });
    const scanned = await scanner.newPage();
    await scanned.goto(address);
    const links = await scanned
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const forms = await scanned
      .locator("form")
      .evaluateAll((all) => all.map((form) => (form as HTMLFormElement).action));
    const queries = ["change", "cancel", "withdraw", "details"].map(
      (doing) => `${address}?do=${doing}`,
    );
    for (const link of [...links, ...queries].filter((link) => link.startsWith("http://127"))) {
      await scanned.request.get(link);
    }
    for (const target of [...forms, address, ...queries]) {
      await scanned.request.post(target, { form: { version: "1", do: "cancel" } });
    }
    // A mail scanner that runs scripts, but presses nothing.
    for (const query of queries) {
      await page.goto(query);
      await ready(page);
    }
    expect(await orderOf(server, email)).toEqual(before);
    expect(await mailsTo(server, email)).toEqual(["order-confirmation"]);
    await scanner.close();

    await page.goto(address);
    await ready(page);
    await page.getByRole("button", { name: "Hier de overeenkomst herroepen" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(before.number);
    await expect(dialog).toContainText("Noor de Wit");
    await dialog.getByRole("button", { name: "Herroeping bevestigen" }).click();
    await expect(page.getByRole("status").getByText("Herroepen.")).toBeVisible();
    await expect(page.getByText("We komen niet en je betaalt niets.")).toBeVisible();
    expect(await orderOf(server, email)).toMatchObject({ status: "cancelled" });
    expect(await mailsTo(server, email)).toEqual(["order-confirmation", "order-withdrawn"]);
  });
});

test("without scripts the page is read, says how to call and leads to the other language [MINE-04]", async ({
  page,
  browser,
}) => {
  await followOrder(page, "nl");
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const plain = await context.newPage();
  const answer = await plain.goto(page.url());
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  expect(answer?.headers().etag).toBeUndefined();
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const main = plain.getByRole("main");
  for (const text of [
    "staat de chauffeur voor je deur",
    "Noor de Wit",
    "Lange Veerstraat 18-A",
    "donderdag 19 november",
    "maandag 23 november",
  ]) {
    await expect(main).toContainText(text);
  }
  const instead = main.locator("noscript");
  await expect(instead.getByRole("link", { name: "0800 0123" })).toBeVisible();
  expect(await instead.innerText()).toContain("Wijzigen kan hier alleen met JavaScript");
  await plain.getByRole("link", { name: /^EN/ }).click();
  await expect(main).toContainText("The driver will be at your door");
  await context.close();
});

test("where the files of its parts do not come the page stays as the server drew it, and a press says so [MINE-04]", async ({
  page,
}) => {
  await followOrder(page, "nl");
  const atStart = pageFiles("my-order", "nl").map((file) => basename(file));
  await page.route("**/*.js", (route) =>
    atStart.includes(basename(route.request().url())) ? route.continue() : route.abort(),
  );
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: WORDS.nl.change }).click();
  await page.getByRole("alert").waitFor();
  const main = page.getByRole("main");
  for (const part of [
    "Wanneer we komen",
    "maandag 23 november",
    "Voor de chauffeur en de was",
    "Nu gratis",
  ]) {
    await expect(main).toContainText(part);
  }
  await page.unroute("**/*.js");
  await page.getByRole("button", { name: WORDS.nl.change }).click();
  await expect(page.getByRole("button", { name: WORDS.nl.confirm })).toBeVisible();
});

test("a wrong and a replaced link show the page of a link that is not valid [MINE-09] [MINE-10]", async ({
  page,
  server,
}) => {
  const { email } = await followOrder(page, "nl");
  const address = page.url();
  const last = address.at(-1) === "A" ? "B" : "A";
  const wrong = await page.goto(`${address.slice(0, -2)}${last}${last}`);
  expect(wrong?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Er ging iets mis");
  await expect(main).toContainText("Deze link is niet geldig.");
  await expect(main).not.toContainText("Noor");

  await server.query("UPDATE orders SET link_version = 1 WHERE contact->>'email' = $1", [email]);
  const replaced = await page.goto(address);
  expect(replaced?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Er ging iets mis");

  await ready(page);
  for (const typed of ["niemand@example.nl", email]) {
    await page.getByLabel("E-mailadres").fill(typed);
    await page.getByRole("button", { name: "Stuur mijn link" }).click();
    await expect(page.getByText("Zijn er bestellingen met dit adres")).toBeVisible();
  }
  expect(await mailsTo(server, email)).toContain("order-links");
});

test("at desktop width with letters of 200 % nothing beside the order is squeezed [CHROME-31]", async ({
  page,
}) => {
  await followOrder(page, "nl");
  await page.setViewportSize(DESKTOP);
  await setRootSize(page, "32px");
  await expectInReach(page, "with letters of 200 %");
});

test("a wrong link's page stands still while its scripts come [MINE-09]", async ({ page }) => {
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const shown = document.querySelector("h1")?.textContent ?? "";
      if (document.readyState !== "loading" && headings.at(-1) !== shown) headings.push(shown);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const [path, heading] of [
    [`/nl/orders/${"A".repeat(43)}`, "Er ging iets mis"],
    ["/nl/pay/abcdefghjkmn", "Er ging iets mis"],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    const headings = await page.evaluate(
      () => (window as unknown as { headings: string[] }).headings,
    );
    expect(headings.filter((shown) => shown !== heading)).toEqual([]);
  }
});

test("90 days after its end an order shows nothing personal until the code is typed, and keeps the proof from scripts [MINE-01]", async ({
  page,
  server,
}) => {
  const { email } = await followOrder(page, "nl");
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Zet in mijn agenda" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  expect(await file.text()).toContain("DTSTART;TZID=Europe/Amsterdam:20261119");

  const later = "2027-03-15T09:00:00+01:00";
  await server.setTime(later);
  await page.clock.setFixedTime(later);
  await page.reload();
  await ready(page);
  const main = page.getByRole("main");
  await expect(main).not.toContainText("Noor de Wit");
  await expect(main).not.toContainText("Lange Veerstraat");
  await page.getByRole("button", { name: "Mail me een code" }).click();
  await expect(page.getByText("De code is onderweg")).toBeVisible();
  expect(await mailsTo(server, email)).toContain("order-code");
  await page.getByLabel("Code van zes cijfers").fill("000 000");
  await page.getByRole("button", { name: "Laat alles zien" }).click();
  await expect(page.getByText("Deze code klopt niet, of niet meer.")).toBeVisible();

  await giveCode(server, (await orderOf(server, email)).id, "123456");
  await page.getByLabel("Code van zes cijfers").fill("123 456");
  await page.getByRole("button", { name: "Laat alles zien" }).click();
  await expect(main).toContainText("Noor de Wit");
  expect(await page.evaluate(() => document.cookie)).not.toContain("order-opened");
  await page.reload();
  await ready(page);
  await expect(main).toContainText("Noor de Wit");
});

test("the key to an order reaches no log, no report and no data layer [MINE-01]", async ({
  page,
  server,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.includes("/orders/"))
      reports.push(`${request.postData()} ${request.headers().referer}`);
  });
  await placeAndFollow(page, "nl");
  const token = page.url().split("/").at(-1) ?? "";
  await page.route("**/api/orders/by-link/**", (route) => route.abort());
  await page.getByRole("button", { name: WORDS.nl.change }).click();
  await page
    .getByText("We konden de tijden niet laden.")
    .filter({ visible: true })
    .first()
    .waitFor();
  const layer = await page.evaluate(() =>
    JSON.stringify((window as { dataLayer?: unknown }).dataLayer),
  );
  expect(`${layer}${reports.join()}${server.log()}`).not.toContain(token);
});
