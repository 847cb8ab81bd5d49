import { bookNaively } from "../../apps/api/test/naive-booking.ts";
import { offeredWindows } from "../harness/orders.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";
import { CAPACITY, crowd, setCapacity, stored } from "./oversell.ts";

export const line: Line = {
  promise: "The oversell test can fail",
  test: "The same crowd on a booking statement that looks before it takes",
  async run({ times }) {
    const size = times(2000, 300);
    const site = await openSite();
    try {
      await setCapacity(site);
      await bookNaively((sql) => site.query(sql));
      const [windows] = offeredWindows();
      if (!windows) throw new Error("No window is offered.");
      const counts = await crowd(site, windows, size);
      const { orders } = await stored(site, windows);
      return {
        figure: `${orders} orders in a window of ${CAPACITY} (${counts.get("201") ?? 0} acknowledged): caught`,
        held: orders > CAPACITY,
      };
    } finally {
      await site.close();
    }
  },
};
