import { expect, it } from "vitest";
import { draw } from "../navigation/test-draw.tsx";
import { AddressFields, EMPTY_ADDRESS } from "./address-fields.tsx";
import { AddressForm } from "./address-form.tsx";

it("lets a browser fill in the postal code, and never a line of an address as house number", async () => {
  const html = await draw(
    <AddressFields ref={() => undefined} value={EMPTY_ADDRESS} onChange={() => undefined} />,
    "nl",
  );
  const fillOf = (name: string) =>
    html
      .match(/<input[^>]*>/g)
      ?.find((input) => input.includes(`name="${name}"`))
      ?.match(/ autoComplete="([^"]*)"/i)?.[1];
  expect(["postal-code", "house-number", "addition"].map(fillOf)).toEqual([
    "postal-code",
    "off",
    "off",
  ]);
});

it.each([true, false])(
  "street and city are asked for from the start where no register is loaded: %s [SETUP-04]",
  async (asksStreet) => {
    const form = <AddressForm submitLabel="Verder" onFound={() => undefined} />;
    const html = await draw(form, "nl", undefined, { asksStreet });
    expect(html.includes('name="street"')).toBe(asksStreet);
    expect(html.includes('name="city"')).toBe(asksStreet);
    expect(html.includes("Vul je postcode, huisnummer, straat en plaats in.")).toBe(asksStreet);
  },
);
