import { customersPage, orderByPhone } from "./console-order.ts";
import { addPerson, consoleOrigin, openConsole, openDevice, signInOn } from "./console-staff.ts";
import { expectLargeTargets } from "./driver-phone.ts";
import { expect, expectAccessible, PHONE, test } from "./fixtures.ts";
import { noisyPhoto } from "./noisy-photo.ts";
import { newEmail } from "./order-visitor.ts";
import { E2E_NOW } from "./running-server.ts";

const DAY = "2026-11-19";

test.afterEach(({ server }) => server.setTime(E2E_NOW));

test("a driver out of reach leaves one bag of two with the neighbours; customer and desk see where, with the photo, and what is missing [DRIVE-06] [DRIVE-07]", async ({
  page: customer,
  browser,
  server,
}) => {
  const origin = consoleOrigin(server);
  const desk = await openConsole(browser, server, {
    name: "Imke Dekker",
    email: newEmail(),
    role: "desk",
  });
  const nabil = {
    name: "Nabil Idrissi",
    email: newEmail(),
    role: "driver",
    hub: "haarlem",
  } as const;
  const driver = await addPerson(server, nabil);
  const number = await orderByPhone(desk, server);
  await server.query("UPDATE orders SET status = 'ready', bags = 2 WHERE number = $1", [number]);
  const send = async (path: string, data: object) => {
    const answer = await desk.request.post(`${origin}/api/console/${path}`, {
      data,
      headers: { origin, "idempotency-key": crypto.randomUUID() },
    });
    return answer.json();
  };
  const { runs } = await send("runs", { hub: "haarlem", day: DAY, driver });
  const run = runs.find((one: { driver: { id: string } }) => one.driver.id === driver);
  const stops = [{ number, kind: "delivery", isLocked: false }];
  await send("runs/plan", { runs: [{ id: run.id, version: run.version, stops }] });

  const phone = await openDevice(browser, { viewport: PHONE });
  await signInOn(phone, server, nabil.email);
  await server.setTime(`${DAY}T18:24:00+01:00`);
  await phone.clock.setFixedTime(`${DAY}T18:24:00+01:00`);
  await phone.goto(`${origin}/console/route`);
  await phone.getByRole("link", { name: /^Bezorgd/ }).click();
  const firstBag = phone.getByRole("button", { name: "Is er: waszak 1" });
  await expect(firstBag).toBeVisible();
  await phone.context().setOffline(true);
  await firstBag.click();
  // Counted by mistake: the second bag is not in the van.
  await phone.getByRole("button", { name: "Is er: waszak 2" }).click();
  await phone.getByRole("button", { name: "Toch niet: waszak 2" }).click();
  await phone.getByRole("button", { name: /^Verder met 1 van 2/ }).click();
  await expect(phone.getByRole("radio", { name: /^Aan de deur/ })).toBeDisabled();
  const submit = phone.getByRole("button", { name: /^Bezorgd, 1 van 2/ });
  await submit.click();
  await expect(phone.getByText("Kies waar de rest is.")).toBeVisible();
  await phone.getByRole("radio", { name: "Niet in de bus" }).check();
  await phone.getByRole("radio", { name: "Buren" }).check();
  await submit.click();
  await expect(phone.getByLabel("Huisnummer")).toBeFocused();
  await phone.getByLabel("Huisnummer").fill("86");
  await phone.getByLabel("Naam (mag leeg)").fill("Mw. Mulder");
  await phone
    .getByLabel("Foto", { exact: true })
    .setInputFiles({ name: "deur.png", mimeType: "image/png", buffer: noisyPhoto() });
  await expect(phone.getByText("Foto staat op het toestel")).toBeVisible();
  await expectAccessible(phone);
  await expectLargeTargets(phone);
  await submit.click();
  await expect(phone.getByText(/wachten op dit toestel/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/wacht(en)? op dit toestel/)).toHaveCount(0);

  await customer.goto(await customersPage(server, number));
  await expect(
    customer.getByRole("heading", { name: "Eén waszak is bezorgd. De rest krijg je nog." }),
  ).toBeVisible();
  await expect(customer.getByText("Aangenomen door Mw. Mulder.")).toBeVisible();
  await expect(customer.getByText("1 waszak komt nog")).toBeVisible();
  const photo = customer.getByRole("img", {
    name: "Foto van de chauffeur: Afgegeven bij nummer 86",
  });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(customer.getByRole("button", { name: "Kies een nieuw moment" })).toBeVisible();
  await expectAccessible(customer);

  // A desk that was quiet for two days would have been signed out.
  await server.setTime(E2E_NOW);
  await desk.goto(`${origin}/console/orders/${number}`);
  await expect(desk.getByText("Er mist 1 waszak.")).toBeVisible();
  await expect(desk.getByText(/op nummer 86, aangenomen door Mw\. Mulder/)).toBeVisible();
  await expect(desk.getByRole("button", { name: /^Foto bij de bezorging.*groter/ })).toBeVisible();
  await expectAccessible(desk);
});
