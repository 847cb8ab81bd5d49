import { SIGN_IN_MINUTES } from "@waslijn/contract/console/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { listPasskeys } from "../../staff/passkeys-repository.ts";
import { makeSignInLink, signInUrl, type SignInLink } from "../../staff/sign-in-link.ts";
import { findStaff, findStaffByEmail } from "../../staff/staff-repository.ts";
import { button, facts, small, text, type Block, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { printFirstName, printName } from "../../orders/strangers-text.ts";

/** Undefined if no staff member has the address: no mail is sent. */
export async function staffSignIn(
  deps: Deps,
  recipient: string,
  language: Language,
): Promise<MailContent | undefined> {
  const person = await findStaffByEmail(deps.db, recipient);
  if (!person) return undefined;
  const content = (await hasPasskey(deps, person.id))
    ? writeUsePasskey(person.name, language)
    : writeSignIn(deps, person.name, await makeSignInLink(deps, person.id), language);
  // The address as stored, not as typed.
  return { ...content, to: person.email };
}

export async function staffInvited(
  deps: Deps,
  staffId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const person = await findStaff(deps.db, staffId);
  // Not needed after signing in with a link printed by a command.
  if (!person || (await hasPasskey(deps, staffId))) return undefined;
  return writeInvited(deps, person.name, await makeSignInLink(deps, staffId), language);
}

export async function ownersNotified(
  deps: Deps,
  staffId: string,
  language: Language,
): Promise<MailContent | undefined> {
  const person = await findStaff(deps.db, staffId);
  return person && writeOwnersNotified(person.name, language);
}

const hasPasskey = async ({ db }: Deps, staffId: string): Promise<boolean> =>
  (await listPasskeys(db, staffId)).length > 0;

export function writeSignIn(
  deps: Pick<Deps, "env">,
  name: string,
  link: SignInLink,
  language: Language,
): MailContent {
  const words = mailWords(language).staffSignIn;
  return mailTo(name, language, words, [
    text(words.intro),
    ...waysIn(deps, link, language),
    small(words.validity(SIGN_IN_MINUTES)),
  ]);
}

export function writeUsePasskey(name: string, language: Language): MailContent {
  const words = mailWords(language).staffPasskey;
  return mailTo(name, language, words, [text(words.intro), small(words.lost)]);
}

export function writeInvited(
  deps: Pick<Deps, "env">,
  name: string,
  link: SignInLink,
  language: Language,
): MailContent {
  const words = mailWords(language).staffInvited;
  return mailTo(name, language, words, [
    text(words.intro),
    ...waysIn(deps, link, language),
    small(words.later(SIGN_IN_MINUTES)),
  ]);
}

export function writeOwnersNotified(name: string, language: Language): MailContent {
  const words = mailWords(language).ownersNotified;
  const shown = printName(name);
  const { preview } = words;
  const head = { subject: words.subject(shown), title: words.title(shown), preview };
  const everyOwner = "";
  return mailTo(everyOwner, language, head, [text(words.intro(shown)), text(words.doubt)]);
}

/** Adds the greeting of mails to staff. */
function mailTo(
  name: string,
  language: Language,
  { subject, title, preview }: Pick<MailContent, "subject" | "title" | "preview">,
  blocks: Block[],
): MailContent {
  const greeting = text(mailWords(language).hello(printFirstName(name)));
  return { subject, title, preview, blocks: [greeting, ...blocks] };
}

function waysIn(deps: Pick<Deps, "env">, { token, code }: SignInLink, language: Language): Block[] {
  const words = mailWords(language).staffSignIn;
  return [button(words.button, signInUrl(deps, token)), facts([[words.code, code]])];
}
