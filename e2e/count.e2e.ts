import type { DeskOrder } from "@waslijn/contract/console/order";
import { printLabel, readLabel } from "@waslijn/contract/shared/order-label";
import { code128 } from "@waslijn/design/code-128.ts";
import type { Locator, Page } from "@playwright/test";
import { customersPage } from "./console-order.ts";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";
import { barcodesOn, pagesOf } from "./label-pdf.ts";
import { noisyPhoto } from "./noisy-photo.ts";
import { newEmail } from "./order-visitor.ts";
import { expectGood, fetched, TABLET } from "./on-floor.ts";
import type { RunningServer } from "./running-server.ts";

const MOST_TAPS = 16;

/** Replaces the link of the order, which increments its version. */
async function changedByAColleague(
  page: Page,
  server: RunningServer,
  number: string,
): Promise<void> {
  const origin = consoleOrigin(server);
  const answer = await page.request.post(`${origin}/api/console/orders/${number}/link`, {
    data: { version: 2 },
    headers: { origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function orderOf(page: Page, server: RunningServer, number: string): Promise<DeskOrder> {
  const url = `${consoleOrigin(server)}/api/console/orders/${number}`;
  return (await page.request.get(url)).json();
}

/** These stay whole in sight however far the pieces are scrolled; the first does not move at all. */
async function expectFixed(page: Page, targets: [Locator, ...Locator[]]): Promise<void> {
  const place = await targets[0].boundingBox();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  for (const target of targets) await expect(target).toBeInViewport({ ratio: 1 });
  expect(await targets[0].boundingBox()).toEqual(place);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Stubs the camera with a canvas that shows one label. */
const showToCamera = (page: Page, text: string) =>
  page.evaluate((widths) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 640, height: 480 });
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("There is no canvas here.");
    const draw = (): void => {
      drawing.fillStyle = "#fff";
      drawing.fillRect(0, 0, 640, 480);
      drawing.fillStyle = "#000";
      let at = 40;
      widths.forEach((width, index) => {
        if (index % 2 === 0) drawing.fillRect(at, 140, width * 3, 200);
        at += width * 3;
      });
    };
    draw();
    // A canvas stream has frames only while it is drawn on.
    setInterval(draw, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, code128(text));

test("twelve pieces and eight kilos are counted in sixteen taps with the line cut in the middle [COUNT-01] [COUNT-02] [COUNT-03] [COUNT-04] [COUNT-05] [DESK-03]", async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const page = await openConsole(browser, server, {
    name: "Youssef Amrani",
    email: newEmail(),
    role: "desk",
  });
  await page.setViewportSize(TABLET);
  const first = await fetched(page, server, 1);
  const second = await fetched(page, server, 3);
  const third = await fetched(page, server, 1);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  /** All keys at once, as from a scanner: typed one by one they would be as slow as the machine is busy. */
  const scanned = (label: string) =>
    Promise.all([...label, "Enter"].map((key) => page.keyboard.press(key)));
  const opensBy = async (label: string, number = label): Promise<void> => {
    await scanned(label);
    await expect(page.getByRole("heading", { name: `Rekening ${number}` })).toBeVisible();
  };
  const told = page.getByRole("banner").getByRole("status");
  /** Sends the bill without waiting for the minute in which it can be undone. */
  const sendNow = async (number: string): Promise<void> => {
    const bill = page.getByRole("listitem").filter({ hasText: `Rekening ${number}` });
    await bill.getByRole("button", { name: "Stuur nu" }).click();
    await expect(bill).toBeHidden();
  };
  /** The counter is ready for the next order, and the server has stored this one. */
  const sent = async (): Promise<void> => {
    await expect(page.getByRole("heading", { name: /^Rekening/ })).toBeHidden();
    await expect(told).toHaveText("Alles is verstuurd");
  };
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };

  await test.step("what waits is listed, and a scanner opens an order wherever the focus is", async () => {
    await page.goto(`${consoleOrigin(server)}/console/count`);
    await expect(button(new RegExp(second))).toBeVisible();
    await expectGood(page);
    await page.getByRole("link", { name: "Terug naar vandaag" }).focus();
    await opensBy(first);
  });

  await test.step("half of it is counted with a line and half without, in few taps", async () => {
    for (let piece = 0; piece < 6; piece += 1) await tap(button("Overhemd, één meer"));
    await expectFixed(page, [button("Klaar: rekening sturen"), button("8"), button(",")]);
    await page.context().setOffline(true);
    for (let piece = 0; piece < 6; piece += 1) await tap(button("Zijden blouse, één meer"));
    await tap(button("8"));
    // € 24,95 and two kilos more, six shirts, six blouses.
    await expect(page.getByRole("row", { name: /^Te betalen/ })).toContainText("114,15");
    await expectGood(page);
    await tap(button("Klaar: rekening sturen"));
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await expect(told).toHaveText("1 bestelling op dit apparaat bewaard, nog niet verstuurd");
    expect((await orderOf(page, server, first)).state).toBe("picked-up");
  });

  await test.step("without a line the next scan opens too; a stain is noted and a bag kept", async () => {
    await opensBy(printLabel({ number: second, bag: 1 }), second);
    await tap(button("Zijden blouse, één meer"));
    await tap(button("Vlek of schade bij Zijden blouse"));
    // Opened by mistake: nothing is noted that the customer would be shown.
    await page.keyboard.press("Escape");
    await tap(button("Vlek of schade bij Zijden blouse"));
    await page
      .getByLabel("Foto")
      .setInputFiles({ name: "vlek.png", mimeType: "image/png", buffer: noisyPhoto() });
    await expect(page.getByRole("img", { name: "Zijden blouse, foto 1" })).toBeVisible();
    await page.getByLabel("Wat zie je?").fill("Rode wijn, links onder");
    await expectGood(page);
    await button("Bewaar").click();
    await button("Bewaar waszak 1, er komen er nog 2").click();
    await expect(told).toHaveText("2 bestellingen op dit apparaat bewaard, nog niet verstuurd");
    await opensBy(third);
    await tap(button("Overhemd, één meer"));
    await button("Klaar: rekening sturen").click();
    await changedByAColleague(page, server, third);
    await scanned("W-999999");
    await expect(page.getByRole("alert")).toContainText("staat nog niet op dit apparaat");
    await expectAccessible(page);
  });

  await test.step("with the line everything arrives once, in order", async () => {
    await page.context().setOffline(false);
    // One was refused, so it does not say that everything is sent.
    await expect(told).toHaveText("1 telling nog niet verstuurd");
    const kindsOf = async () =>
      (await orderOf(page, server, first)).history.map(({ kind }) => kind);
    const counted = ["placed", "picked-up", "counted"];
    await expect.poll(kindsOf).toEqual(counted);
    expect((await orderOf(page, server, first)).bill?.total).toBe(11_415);
    await page.goto(`${consoleOrigin(server)}/console/count`);
    await expect(page.getByText(`Rekening ${first}, € 114,15`)).toBeVisible();
    await expectGood(page);
    await sendNow(first);
    await expect.poll(kindsOf).toEqual([...counted, "bill-sent"]);
  });

  await test.step("what a colleague changed meanwhile is shown, and nothing that was counted is lost", async () => {
    const refused = page.getByRole("alert").filter({ hasText: third });
    await expect(refused).toBeVisible();
    expect((await orderOf(page, server, third)).state).toBe("picked-up");
    const read = page.waitForResponse(`**/api/console/counting/${third}`);
    await refused.getByRole("button", { name: "Kijk nog eens" }).click();
    await read;
    await expect(page.getByLabel("Overhemd, aantal")).toHaveText("1");
    await expectAccessible(page);
    await button("Klaar: rekening sturen").click();
    await sent();
    await expect(refused).toBeHidden();
    expect((await orderOf(page, server, third)).state).toBe("counted");
  });

  await test.step("the camera opens the second bag; labels scan back, exact in millimetres", async () => {
    await showToCamera(page, printLabel({ number: second, bag: 2 }));
    await button("Scan met de camera").click();
    await expect(page.getByRole("heading", { name: `Rekening ${second}` })).toBeVisible();
    await expect(page.getByText("de chauffeur telde er 3")).toBeVisible();
    await tap(button("Overhemd, één meer"));
    await button("Print etiketten").click();
    await expect(page.locator(".labels-printed")).toContainText("Karel de Wit");
    await expect(page.locator(".labels-printed")).toContainText("do 19 nov");
    await expectGood(page);
    const roll = await page.pdf({ preferCSSPageSize: true });
    expect((await pagesOf(roll)).map(({ width }) => Math.round(width))).toEqual([57, 57]);
    expect((await barcodesOn(roll)).map(({ text }) => readLabel(text))).toMatchObject([
      { number: second, piece: { place: 1 } },
    ]);
    await button("Vel").click();
    await button("Waszakken (3)").click();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect((await pagesOf(sheet)).map(({ height }) => Math.round(height))).toEqual([297]);
    const read = await barcodesOn(sheet);
    expect(read.map(({ text }) => text).toSorted()).toEqual(
      [1, 2, 3].map((bag) => printLabel({ number: second, bag })),
    );
    expect(read.every(({ width }) => Math.abs(width - 45) < 1)).toBe(true);
    await page.getByLabel("Welk etiket").selectOption(printLabel({ number: second, bag: 2 }));
    await expect(button("Print 1 etiket")).toBeVisible();
    await button("Sluit").click();
    await button("Rekening sturen, er komt geen waszak meer").click();
    await sent();
  });

  await test.step("one bag is missing: Today says so until somebody knows why", async () => {
    expect((await orderOf(page, server, second)).bagsDiffer).toEqual({ door: 3, arrived: 2 });
    await page.getByRole("link", { name: "Terug naar vandaag" }).click();
    await page.getByRole("link", { name: "Bekijk: Waszakken kloppen niet" }).click();
    const flag = page.getByRole("form", { name: "De waszakken kloppen niet." });
    await flag.getByLabel("Wat is er gebeurd?").fill("Stond nog in de bus");
    await flag.getByRole("button", { name: "Opgelost" }).click();
    await expect(flag).toBeHidden();
    expect((await orderOf(page, server, second)).bagsDiffer).toBeNull();
  });

  await test.step("the desk and the customer see the stain, with its photo", async () => {
    const noted = page.getByRole("region", { name: "Gezien bij het tellen" });
    await expect(noted).toContainText("Rode wijn, links onder");
    await expect(
      noted.getByRole("button", { name: "Foto van Zijden blouse, groter" }),
    ).toBeVisible();
    await open(page, await customersPage(server, second));
    const found = page.getByRole("region", { name: "Wat we zagen bij het tellen" });
    await expect(found).toContainText("Rode wijn, links onder");
    const photo = found.getByRole("img", { name: "Zijden blouse, foto 1" });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
  });
  await page.context().close();
});

test("two people at one order: nothing is overwritten unseen, and a bill can be undone [COUNT-06] [LIFE-08]", async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const tablet = (name: string) =>
    openConsole(browser, server, { name, email: newEmail(), role: "desk" });
  const [mine, theirs] = [await tablet("Youssef Amrani"), await tablet("Imke de Vries")];
  for (const page of [mine, theirs]) await page.setViewportSize(TABLET);
  const [number, empty] = [await fetched(mine, server, 3), await fetched(mine, server, 1)];
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole("button", { name, exact: true }).click();
  const open = async (page: Page, search: string): Promise<void> => {
    await page.goto(`${consoleOrigin(server)}/console/count?order=${search}`);
    await expect(page.getByRole("button", { name: "Overhemd, één meer" })).toBeVisible();
  };
  const told = (page: Page) => page.getByRole("banner").getByRole("status");

  await test.step("a bag that was kept keeps its place: the number typed again opens the next one", async () => {
    await open(mine, number);
    await press(mine, "Overhemd, één meer");
    await expect(told(mine)).toHaveText("1 telling nog niet verstuurd");
    await press(mine, "Bewaar waszak 1, er komen er nog 2");
    await expect(told(mine)).toHaveText("Alles is verstuurd");
    await open(mine, number);
    await expect(mine.getByText("Waszak 2 van 3")).toBeVisible();
    await expect(mine.getByLabel("Overhemd, aantal")).toHaveText("0");
  });

  await test.step("the same bag counted twice is shown piece by piece, and somebody decides", async () => {
    for (const page of [mine, theirs]) await open(page, `${number}&bag=2`);
    // Offline the tablet does not get the other one's update.
    await mine.context().setOffline(true);
    for (let piece = 0; piece < 5; piece += 1) await press(mine, "Overhemd, één meer");
    await press(mine, "Blouse, één meer");
    for (let piece = 0; piece < 6; piece += 1) await press(theirs, "Overhemd, één meer");
    await press(theirs, "Zijden blouse, één meer");
    await press(theirs, /^Bewaar waszak 2/);
    await expect(told(theirs)).toHaveText("Alles is verstuurd");
    await press(mine, /^Bewaar waszak 2/);
    await mine.context().setOffline(false);
    await mine.getByRole("button", { name: "Kijk nog eens" }).click();
    const conflict = mine.getByRole("region", { name: "Imke de Vries telde ook aan waszak 2" });
    await expect(conflict).toContainText("Zijden blouse 1, alleen door Imke de Vries veranderd");
    await expect(conflict).toContainText("Blouse 1, alleen door jou geteld: blijft");
    const settle = conflict.getByRole("button", { name: "Dezelfde waszak: zo klopt het" });
    await expect(settle).toBeDisabled();
    await expectGood(mine);
    await conflict.getByRole("radio", { name: /Imke de Vries/ }).check();
    await settle.click();
    await expect(mine.getByLabel("Overhemd, aantal")).toHaveText("6");
    await press(mine, /^Bewaar waszak 2/);
    await expect(told(mine)).toHaveText("Alles is verstuurd");
    const bags = (await orderOf(mine, server, number)).keptBags;
    expect(bags.map(({ pieces }) => pieces.reduce((sum, { count }) => sum + count, 0))).toEqual([
      1, 8,
    ]);
  });

  await test.step("sending the bill is undone within the minute, and Today asks for it", async () => {
    await open(mine, number);
    await press(mine, "Overhemd, één meer");
    await press(mine, "Klaar: rekening sturen");
    const bill = mine.getByRole("region", { name: "Rekeningen die weggaan" });
    await expect(bill).toContainText(`Rekening ${number}`);
    await expectGood(mine);
    await bill.getByRole("button", { name: `Herstel ${number}` }).click();
    await expect(mine.getByRole("heading", { name: `Rekening ${number}` })).toBeVisible();
    const { history, billGoesAt } = await orderOf(mine, server, number);
    expect(billGoesAt).toBeNull();
    expect(history.map(({ kind }) => kind)).not.toContain("bill-sent");
    await mine.getByRole("link", { name: "Terug naar vandaag" }).click();
    await mine.getByRole("link", { name: "Bekijk: 1 rekening niet verstuurd" }).click();
    await expect(mine.getByRole("list", { name: "Niet verstuurd" })).toContainText(number);
  });

  await test.step("nothing counted asks first", async () => {
    await open(mine, empty);
    await press(mine, "Klaar: rekening sturen");
    const asks = mine.getByRole("dialog", { name: "Niets geteld?" });
    await expect(asks).toContainText("0 stuks en 0 kilo");
    await expectAccessible(mine);
    await asks.getByRole("button", { name: /^Terug naar tellen/ }).click();
    expect((await orderOf(mine, server, empty)).state).toBe("picked-up");
  });
  for (const page of [mine, theirs]) await page.context().close();
});
