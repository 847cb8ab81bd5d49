import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";

await runCommand({
  name: "demo",
  usage: "",
  about:
    "Makes the demonstration's day anew: about 150 orders of the last four weeks and the coming days, with their\nbills, payments and drivers. Whatever was ordered in this demonstration goes. It refuses wherever orders\nmay be real.",
  options: {},
  words: [0, 0],
  examples: [""],
  async run() {
    const { orders } = await atDatabase("remakeDemoDay", {});
    console.log(`The demonstration begins anew, with ${orders} orders.`);
  },
});
