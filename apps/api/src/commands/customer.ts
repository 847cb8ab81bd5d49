import { isEmail } from "@waslijn/contract/shared/rules";
import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";
import { UsageError } from "./terminal/command.ts";
import { writeFile } from "./terminal/write-file.ts";

await runCommand({
  name: "customer",
  usage: "export|erase EMAIL [--file FILE] [--not-theirs]",
  about:
    "export prints all that is kept about a person as JSON. erase takes the person out of it:\naccount, addresses, requests and mails go, orders stay for the books and name nobody.\nWhat is erased does not come back. An order under way is delivered first; one that nobody\nconfirmed by mail is cancelled while it has not been picked up.",
  options: {
    file: { type: "string", value: "FILE", help: "writes the export to a file instead" },
    "not-theirs": {
      type: "boolean",
      help: "cancels orders under way that the person says are not theirs",
    },
  },
  words: [2, 2],
  examples: ["export sanne@voorbeeld.example", "erase sanne@voorbeeld.example"],
  async run(input) {
    const [verb, email = ""] = input.words;
    if (verb !== "export" && verb !== "erase") {
      throw new UsageError(`${verb} is not something to do; there are export and erase.`);
    }
    if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address.`);
    if (verb === "export") await exportTo(input.text("file"), email.trim());
    else await erase(email.trim(), input.has("not-theirs"));
  },
});

async function exportTo(file: string | undefined, email: string): Promise<void> {
  const json = JSON.stringify(await atDatabase("exportCustomer", { email }), null, 2);
  if (file === undefined) console.log(json);
  else {
    await writeFile(file, `${json}\n`);
    console.log(`All that is kept about this person is in ${file}.`);
  }
}

async function erase(email: string, notTheirs: boolean): Promise<void> {
  const { hadAccount, orders, cancelled, requests, mails } = await atDatabase("eraseCustomer", {
    email,
    notTheirs,
  });
  console.log(
    `Erased: ${hadAccount ? "the account" : "no account"}, ${requests} area requests and ${mails} mails; ${orders} orders name nobody any more.`,
  );
  if (cancelled > 0) console.log(`Cancelled, for nobody confirmed them: ${cancelled} orders.`);
  console.log("Backups still hold this person until you delete them; see docs/operations.md.");
}
