import type { Page } from "@playwright/test";
import { customersPage } from "./console-order.ts";
import { addPerson, consoleOrigin, openConsole, signInOn } from "./console-staff.ts";
import { DriverPhone, expectLargeTargets } from "./driver-phone.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { noisyPhoto } from "./noisy-photo.ts";
import { newEmail, widenWindows } from "./order-visitor.ts";
import { E2E_NOW, type RunningServer } from "./running-server.ts";

/** A day of its own: other tests have orders on the same server. */
const DAY = "2026-11-18";
const AT_WORK = `${DAY}T09:30:00+01:00`;
const STOPS = 20;
/** Stops that are deliveries, with two bags each; the others are pickups. */
const DELIVERIES = [17, 18];
const NOT_SENT = /wacht(en)? op dit toestel/;
const STOP_CALLS = "**/api/console/route/stops/**";

const orderOf = (turn: number) => ({
  contact: { name: `Roos Halte ${turn}`, email: newEmail(), phone: "0612345678" },
  language: "nl",
  location: {
    address: `Grote Markt ${turn}, 2011 RD Haarlem`,
    city: "Haarlem",
    country: "Nederland",
    lat: null,
    lon: null,
    postalCode: "2011RD",
    thoroughfare: "Grote Markt",
    subThoroughfare: String(turn),
  },
  pickupTime: `${DAY}T${turn <= STOPS / 2 ? "16" : "18"}:00:00+01:00`,
  deliveryTime: "2026-11-20T18:00:00+01:00",
  services: ["WF"],
  hasBag: true,
  notes: "Bel twee keer",
  couponCode: "",
});

test.afterEach(({ server }) => server.setTime(E2E_NOW));

test("a day of 20 stops, half of it without a connection and with the browser closed in between, ends as the driver said [DRIVE-01] [DRIVE-02] [DRIVE-03] [LIFE-08]", async ({
  page: customer,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const origin = consoleOrigin(server);
  const sem = { name: "Sem Terpstra", email: newEmail(), role: "driver", hub: "haarlem" } as const;
  const lot = { name: "Lot Visser", email: newEmail(), role: "driver", hub: "haarlem" } as const;
  const lotsId = await addPerson(server, lot);
  const numbers = await planDay(await openConsole(browser, server, desk()), server, [
    await addPerson(server, sem),
    lotsId,
  ]);
  const phone = await DriverPhone.buy(AT_WORK);
  const link = `${origin}/console/route`;
  await signInOn(phone.page, server, sem.email);
  const other = await browser.newContext();
  const lotsPage = await other.newPage();
  await signInOn(lotsPage, server, lot.email);
  await server.setTime(AT_WORK);
  await phone.page.goto(link);

  await test.step("with a connection the first five are done", async () => {
    await expect(phone.page.getByText(`0 van ${STOPS}`)).toBeVisible();
    await expect(
      phone.page.getByRole("heading", { name: "Roos Halte 1", exact: true }),
    ).toBeVisible();
    await expect(phone.page.getByText("Bel twee keer")).toBeVisible();
    const call = phone.page.getByRole("link", { name: "Bel Roos Halte 1" });
    await expect(call).toHaveAttribute("href", /^tel:\+?\d+$/);
    await expect(phone.page.getByRole("link", { name: /op de kaart/ })).toHaveAttribute(
      "href",
      /^geo:/,
    );
    await expectAccessible(phone.page);
    await expectLargeTargets(phone.page);
    await phone.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await pressWhileSent(phone.page);
    for (let turn = 3; turn <= 5; turn += 1) await done(phone.page);
    await expect(phone.page.getByText(`5 van ${STOPS}`)).toBeVisible();
    await expectSent(phone.page);
  });

  await test.step("without one the day goes on, and says what is not sent", async () => {
    await phone.setOffline(true);
    await missed(phone.page);
    await expect(phone.page.getByText("2 meldingen wachten op dit toestel")).toBeVisible();
    for (let turn = 7; turn <= 10; turn += 1) await done(phone.page);
    await phone.turnOff();
    await phone.turnOn({ offline: true });
    await phone.page.goto(link);
    await expect(phone.page.getByText(`10 van ${STOPS}`)).toBeVisible();
    await expect(phone.page.getByRole("button", { name: "Herstel" })).toBeVisible();
    await expect(phone.page.getByText("6 meldingen wachten op dit toestel")).toBeVisible();
    await askToSignOut(phone.page);
    await expect(phone.page.getByText("6 meldingen zijn niet verzonden")).toBeVisible();
    await phone.page.getByRole("button", { name: "Blijf" }).click();
    for (let turn = 11; turn <= 15; turn += 1) await done(phone.page);
    // Stop 6 was missed, and succeeds after all.
    await phone.page.getByText("14 gedaan, 1 gemist").click();
    await phone.page.getByRole("link", { name: /Roos Halte 6/ }).click();
    await count(phone.page);
    await phone.page.getByRole("button", { name: "Toch gelukt" }).click();
    await expect(phone.page.getByText("12 meldingen wachten op dit toestel")).toBeVisible();
    expect(JSON.stringify((await phone.kept()).acts)).not.toMatch(
      /Roos|Markt|0612345678|612345678/,
    );
  });

  await test.step("meanwhile the desk gave stop 12 to another driver who was there, and the customer of stop 13 cancels for a fee", async () => {
    await server.query(
      `UPDATE run_stops s SET run_id = r.id FROM runs r, orders o
       WHERE o.id = s.order_id AND o.number = $1 AND r.driver_id = $2`,
      [numbers[11], lotsId],
    );
    const first = await lotsPage.request.post(
      `${origin}/api/console/route/stops/${numbers[11]}/pickup`,
      {
        data: { id: crypto.randomUUID(), version: 1, at: AT_WORK, act: "done", bags: 1, codes: [] },
        headers: { origin },
      },
    );
    expect(first.status(), await first.text()).toBe(200);
    await other.close();
    await server.setTime(`${DAY}T12:30:00+01:00`);
    await customer.goto(await customersPage(server, numbers[12] ?? ""));
    await customer.getByRole("button", { name: "Bestelling annuleren" }).click();
    await customer.getByRole("checkbox", { name: /^Ik weet dat annuleren/ }).check();
    await customer.getByRole("button", { name: /^Annuleer voor/ }).click();
    await expect(customer.getByText("Deze bestelling is geannuleerd.")).toBeVisible();
  });

  await test.step("back in reach everything is sent, and both conflicts are shown", async () => {
    await phone.setOffline(false);
    await expect(phone.page.getByText("2 meldingen botsen")).toBeVisible();
    await expect(phone.page.getByText(NOT_SENT)).toHaveCount(0);
    await phone.page.getByRole("link", { name: "Bekijk" }).click();
    await expect(phone.page.getByText("Stop 12 botst")).toBeVisible();
    await expect(phone.page.getByText(/Roos Halte 12, Grote Markt 12/)).toBeVisible();
    await expect(phone.page.getByText(/Lot Visser: opgehaald om/)).toBeVisible();
    await expect(phone.page.getByText(/De klant: geannuleerd om/)).toBeVisible();
    await expect(phone.page.getByText(/De waszakken zijn bij jou/).first()).toBeVisible();
    await expectAccessible(phone.page);
    await expectLargeTargets(phone.page);
    const clashes = phone.page.getByRole("group", { name: /botst$/ });
    for (const left of [1, 0]) {
      await clashes.first().getByRole("button", { name: "Gezien" }).click();
      await expect(clashes).toHaveCount(left);
    }
    await expect(phone.page.getByRole("heading", { name: "Alles is verzonden" })).toBeVisible();
    await phone.page.getByRole("link", { name: "Terug naar de route" }).click();
  });

  await test.step("the rest is done, and what was said by mistake is taken back", async () => {
    await expect(phone.page.getByRole("heading", { name: "Roos Halte 16" })).toBeVisible();
    await done(phone.page);
    await expectSent(phone.page);
    await phone.page.getByRole("button", { name: "Herstel" }).click();
    await expect(phone.page.getByRole("heading", { name: "Roos Halte 16" })).toBeVisible();
    for (let turn = 16; turn <= STOPS; turn += 1) await done(phone.page);
    await expect(phone.page.getByText("Klaar voor vandaag")).toBeVisible();
    await expectSent(phone.page);
  });

  await test.step("every stop ended as the driver said, once, in order", async () => {
    const kindsNow = async () => {
      const rows = await server.query<{ number: string; kinds: string[] }>(
        `SELECT o.number, array_agg(e.kind ORDER BY e.version) AS kinds FROM orders o
         JOIN order_events e ON e.order_id = o.id WHERE o.number = ANY($1) GROUP BY o.number`,
        [numbers],
      );
      const kinds = new Map(rows.map((row) => [row.number, row.kinds.join(" ")]));
      return numbers.map((number) => kinds.get(number));
    };
    const expected = numbers.map((_, index) => {
      if (index === 5) return "placed pickup-missed picked-up";
      if (index === 12) return "placed cancelled bill-sent";
      if (DELIVERIES.includes(index + 1)) return "placed delivered";
      return index === 15 ? "placed picked-up stop-undone picked-up" : "placed picked-up";
    });
    await expect.poll(kindsNow).toEqual(expected);
    const refused = await server.query<{ number: string; refusal: string }>(
      `SELECT o.number, a.refusal FROM stop_acts a JOIN orders o ON o.id = a.order_id
       WHERE a.refusal IS NOT NULL AND o.number = ANY($1) ORDER BY o.number`,
      [numbers],
    );
    expect(refused).toEqual(
      [numbers[11], numbers[12]].map((number) => ({ number, refusal: "first" })),
    );
    const [bill] = await server.query<{ total_cents: number }>(
      "SELECT total_cents FROM bills b JOIN orders o ON o.id = b.order_id WHERE o.number = $1",
      [numbers[12]],
    );
    expect(bill?.total_cents).toBe(1000);
    const photos = await server.query<{ number: string; ready: boolean }>(
      `SELECT o.number, p.ready_at IS NOT NULL AS ready FROM photos p JOIN orders o ON o.id = p.order_id
       WHERE p.purpose = 'stop' AND o.number = ANY($1)`,
      [numbers],
    );
    expect(photos).toEqual([{ number: numbers[5], ready: true }]);
  });

  await test.step("signing out warns of what is not sent, and leaves nobody's name behind", async () => {
    await phone.page.route("**/api/console/route/**", (route) => route.abort());
    await phone.page
      .getByText(/gedaan/)
      .last()
      .click();
    await phone.page.getByRole("link", { name: "Roos Halte 1 Grote" }).click();
    await phone.page.getByLabel("Opmerking voor de balie").fill("Tas is nat.");
    await expectAccessible(phone.page);
    await phone.page.getByRole("button", { name: "Bewaar opmerking" }).click();
    await expect(phone.page.getByText("1 melding wacht op dit toestel")).toBeVisible();
    await askToSignOut(phone.page);
    await expect(phone.page.getByText("1 melding is niet verzonden")).toBeVisible();
    await phone.page.getByRole("button", { name: "Toch afmelden" }).click();
    await expect(phone.page).toHaveURL(/sign-in/);
    const { acts, papers } = await phone.kept();
    expect(papers).toEqual([]);
    expect(acts).toMatchObject([{ subject: `${numbers[0]} pickup` }]);
  });
  await phone.throwAway();
});

const desk = () => ({ name: "Imke Dekker", email: newEmail(), role: "desk" }) as const;

/** Plans twenty stops in the first driver's run, and one in the other's. */
async function planDay(page: Page, server: RunningServer, drivers: string[]): Promise<string[]> {
  const origin = consoleOrigin(server);
  const send = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`${origin}/api/console/${path}`, {
      data,
      headers: { origin, "idempotency-key": crypto.randomUUID() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  await widenWindows(server);
  const numbers: string[] = [];
  for (let turn = 1; turn <= STOPS; turn += 1) {
    numbers.push((await send<{ number: string }>("orders", orderOf(turn))).number);
  }
  type Board = { runs: { id: string; version: number; driver: { id: string } }[] };
  await server.query(
    `UPDATE orders SET status = 'ready', bags = 2, delivery_date = $2, delivery_from = '18:00'
     WHERE number = ANY($1)`,
    [numbers.filter((_, index) => DELIVERIES.includes(index + 1)), DAY],
  );
  const [id] = drivers;
  let board: Board = { runs: [] };
  for (const driver of drivers.toReversed()) {
    board = await send<Board>("runs", { hub: "haarlem", day: DAY, driver });
  }
  const run = board.runs.find(({ driver }) => driver.id === id);
  const stops = numbers.map((number, index) => ({
    number,
    kind: DELIVERIES.includes(index + 1) ? "delivery" : "pickup",
    isLocked: false,
  }));
  await send("runs/plan", { runs: [{ id: run?.id, version: run?.version, stops }] });
  await page.context().close();
  return numbers;
}

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Sem Terpstra/ }).click();
  await page.getByRole("menuitem", { name: "Afmelden" }).click();
}

const tick = (page: Page, bag: number): Promise<void> =>
  page.getByRole("button", { name: `Is er: waszak ${bag}` }).click();

async function count(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Waszak zonder nummer" }).click();
}

/** The next stop, from the day's screen: opens it, counts the bags, marks it done. */
async function done(page: Page): Promise<void> {
  const next = page.getByRole("link", { name: /^(Opgehaald|Bezorgd)/ });
  const isDelivery = (await next.innerText()).startsWith("Bezorgd");
  await next.click();
  await saysDone(page, isDelivery);
}

async function saysDone(page: Page, isDelivery = false): Promise<void> {
  if (isDelivery) for (const bag of [1, 2]) await tick(page, bag);
  else await count(page);
  await page.getByRole("button", { name: /^(Opgehaald|Bezorgd)/ }).click();
  if (isDelivery) await page.getByRole("button", { name: /^Bezorgd nog 1 minuut/ }).click();
  await expect(page.getByRole("heading", { name: "Mijn route" })).toBeVisible();
}

/** Two stops. The press on the second starts before the first is sent, ends after it, and must apply to the second. */
async function pressWhileSent(page: Page): Promise<void> {
  const way = Promise.withResolvers<void>();
  await page.route(STOP_CALLS, async (route) => {
    await way.promise;
    await route.continue();
  });
  await done(page);
  const next = page.getByRole("link", { name: /^Opgehaald/ });
  await next.hover();
  await page.mouse.down();
  way.resolve();
  await expectSent(page);
  await page.mouse.up();
  await page.unroute(STOP_CALLS);
  await saysDone(page);
}

async function missed(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Gemist" }).click();
  await page.getByRole("radio", { name: "Geen toegang" }).check();
  await page.getByRole("button", { name: "Eén keer meer" }).click();
  await page
    .getByLabel("Foto van de deur")
    .setInputFiles({ name: "deur.png", mimeType: "image/png", buffer: noisyPhoto() });
  await expect(page.getByText("Foto staat op het toestel")).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await page.getByRole("button", { name: /^Meld gemist/ }).click();
}

const expectSent = (page: Page): Promise<void> => expect(page.getByText(NOT_SENT)).toHaveCount(0);
