import { ROLES, type Role, SIGN_IN_MINUTES } from "@waslijn/contract/console/codes";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { isEmail } from "@waslijn/contract/shared/rules";
import { atDatabase } from "./control/at-database.ts";
import { runCommand } from "./terminal/command-line.ts";
import { type CommandInput, UsageError } from "./terminal/command.ts";
import { printTable } from "./terminal/print-table.ts";

const VERBS = {
  async add(input: CommandInput): Promise<void> {
    const email = emailIn(input);
    const role = oneOf<Role>(input.text("role"), ROLES, "--role");
    const name = input.text("name")?.trim() || (email.split("@")[0] ?? email);
    const hub = input.text("hub") ?? null;
    const language = oneOf(input.text("language") ?? "nl", LANGUAGES, "--language");
    printWayIn(email, await atDatabase("addStaffByEmail", { email, name, role, hub, language }));
  },
  async list(): Promise<void> {
    const members = await atDatabase("listStaffMembers", {});
    if (members.length === 0) {
      return console.log("Nobody works here yet; npm run staff -- add EMAIL --role owner.");
    }
    const rows = members.map(({ name, email, role, hub, passkeys, seenAt }) => [
      name,
      email,
      role,
      hub ?? "",
      String(passkeys),
      seenAt?.slice(0, 16) ?? "never",
    ]);
    console.log(printTable(["name", "e-mail", "role", "hub", "passkeys", "last seen"], rows));
  },
  async invite(input: CommandInput): Promise<void> {
    const email = emailIn(input);
    printWayIn(email, await atDatabase("inviteByEmail", { email }));
    console.log("Earlier passkeys and sessions have ended, and all owners have a mail about it.");
  },
  async remove(input: CommandInput): Promise<void> {
    const email = emailIn(input);
    await atDatabase("removeByEmail", { email });
    console.log(`${email} no longer works here, and is out everywhere.`);
  },
};

await runCommand({
  name: "staff",
  usage: "add|invite|remove EMAIL | list",
  about:
    "Who may sign in at the console. add lets somebody in and prints a link to sign in by; invite does so\nagain for who lost the passkey: it ends their passkeys and sessions and tells all owners. remove lets\nsomebody go, who is out at the next call. Links are valid for 15 minutes, once; after that a new one\nis mailed from the sign-in page.",
  options: {
    role: { type: "string", value: "ROLE", help: `add: ${ROLES.join(", ")}` },
    name: { type: "string", value: "NAME", help: "add: what others call them" },
    hub: { type: "string", value: "HUB", help: "add: the hub of a driver or of role hub" },
    language: { type: "string", value: "LANGUAGE", help: "add: nl or en; nl without it" },
  },
  words: [1, 2],
  examples: [
    "add eva@voorbeeld.example --role owner --name 'Eva Smit'",
    "add bo@voorbeeld.example --role driver --hub haarlem",
    "list",
    "invite eva@voorbeeld.example",
    "remove bo@voorbeeld.example",
  ],
  async run(input) {
    const verb = input.words[0] ?? "";
    if (!Object.hasOwn(VERBS, verb)) {
      throw new UsageError(
        `${verb} is not something to do; there are ${Object.keys(VERBS).join(", ")}.`,
      );
    }
    await VERBS[verb as keyof typeof VERBS](input);
  },
});

function printWayIn(email: string, { url, code }: { url: string; code: string }): void {
  console.log(`${email} signs in within ${SIGN_IN_MINUTES} minutes, once, at\n\n  ${url}\n`);
  console.log(`or with the code ${code} on the sign-in page.`);
}

function emailIn({ words: [verb, email] }: CommandInput): string {
  if (email === undefined) throw new UsageError(`Say who: ${verb} eva@voorbeeld.example.`);
  if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address.`);
  return email.trim();
}

function oneOf<T extends string>(
  value: string | undefined,
  known: readonly T[],
  option: string,
): T {
  const found = known.find((one) => one === value);
  if (!found) throw new UsageError(`Say ${option}: ${known.join(", ")}.`);
  return found;
}
