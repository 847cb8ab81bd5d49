import { isEmail } from "@waslijn/contract/shared/rules";
import { atDatabase } from "./at-database.ts";
import { runCommand } from "./command-line.ts";
import { UsageError } from "./usage-error.ts";
import { writeFile } from "./write-file.ts";

await runCommand({
  name: "customer",
  usage: "export|erase EMAIL [--file FILE]",
  about:
    "export prints all that is kept about a person as JSON. erase takes the person out of it:\naccount, addresses, requests and mails go, orders stay for the books and name nobody.\nWhat is erased does not come back. An order under way is delivered first.",
  options: { file: { type: "string", value: "FILE", help: "writes the export to a file instead" } },
  words: [2, 2],
  examples: ["export sanne@voorbeeld.example", "erase sanne@voorbeeld.example"],
  async run(given) {
    const [verb, email = ""] = given.words;
    if (verb !== "export" && verb !== "erase") {
      throw new UsageError(`${verb} is not something to do; there are export and erase.`);
    }
    if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address.`);
    if (verb === "export") await exportTo(given.text("file"), email.trim());
    else await erase(email.trim());
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

async function erase(email: string): Promise<void> {
  const { hadAccount, orders, requests, mails } = await atDatabase("eraseCustomer", { email });
  console.log(
    `Erased: ${hadAccount ? "the account" : "no account"}, ${requests} area requests and ${mails} mails; ${orders} orders name nobody any more.`,
  );
  console.log("Backups still hold this person until you delete them; see docs/operations.md.");
}
