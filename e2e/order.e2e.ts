import { LANGUAGES } from "@waslijn/contract/constants";
import { expect, test, WIDTHS } from "./fixtures.ts";
import { OrderVisitor } from "./order-visitor.ts";

type OrderRow = { services: string[]; user_id: string | null; pickup_at: Date; delivery_at: Date };

for (const language of LANGUAGES) {
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    test.describe(`in ${language} on a ${device}`, () => {
      test.use({ viewport });

      test("a new customer orders dry cleaning and wash and fold, from postal code to thank-you [FLOW-51]", async ({
        page,
        server,
      }) => {
        const visitor = new OrderVisitor(page, language);
        await visitor.goesTo("overview");
        await visitor.fillsContact();
        await visitor.confirms();
        await visitor.sees(visitor.words.placed);
        const [order] = await server.query<OrderRow>(
          "SELECT o.* FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = $1",
          [visitor.email],
        );
        expect(order?.services).toEqual(["DC", "WF"]);
      });
    });
  }
}
