import { describe, expect, it } from "vitest";
import { draw } from "../../../parts/navigation/test-draw.tsx";
import { OrderReceipt } from "./order-receipt.tsx";

const nameless = {
  services: (["DC", "WF"] as const).map((type) => ({ type, name: "", prices: [] })),
  config: [],
};

describe("the receipt", () => {
  const receipt = (
    <OrderReceipt
      hang="line"
      header=""
      pickup={undefined}
      delivery={null}
      address=""
      company="Brasserie Noorderlicht"
      services={["DC", "WF"]}
      withDeposit={false}
      foot=""
    />
  );

  it.each([
    ["nl", "Stomen en strijken", "Wassen en vouwen"],
    ["en", "Dry cleaning and ironing", "Wash and fold"],
  ] as const)(
    "names services that come without a name in our own words, in %s",
    async (language, ...names) => {
      const html = await draw(receipt, language, nameless);
      for (const name of names) expect(html).toContain(name);
      expect(html).not.toMatch(/>(DC|WF)</);
    },
  );

  it("names the company, and no delivery where nothing is brought back", async () => {
    const html = await draw(receipt, "nl");
    expect(html).toContain("Brasserie Noorderlicht");
    expect(html).not.toContain("Bezorgen");
  });
});
