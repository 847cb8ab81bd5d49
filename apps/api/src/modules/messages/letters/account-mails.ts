import { formatFormalMoment } from "@waslijn/contract/shared/formats/dates";
import { RECOVER_LINK_TTL_SECONDS, type Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { publicUrl } from "../../../public-url.ts";
import { makeRecoverToken } from "../../accounts/recover-repository.ts";
import { findUser, findUserByEmail } from "../../accounts/users-repository.ts";
import { button, small, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { printFirstName } from "../../orders/strangers-text.ts";

/** Undefined if no account has the address: no mail is sent. */
export async function passwordReset(
  deps: Deps,
  recipient: string,
  language: Language,
): Promise<MailContent | undefined> {
  const user = await findUserByEmail(deps.db, recipient);
  if (!user) return undefined;
  const token = await makeRecoverToken(deps, user.id);
  // The address as stored in the account, not as typed.
  return { ...writeReset(deps, user.full_name, token, language), to: user.email };
}

export function writeReset(
  { env }: Pick<Deps, "env">,
  name: string,
  token: string,
  language: Language,
): MailContent {
  const { hello, reset } = mailWords(language);
  return {
    subject: reset.subject,
    title: reset.title,
    preview: reset.preview,
    blocks: [
      text(hello(printFirstName(name))),
      text(reset.intro),
      button(reset.button, `${publicUrl(env)}/${language}/recover/${token}`),
      small(reset.validity(RECOVER_LINK_TTL_SECONDS / 3600)),
    ],
  };
}

export async function passwordChanged(
  deps: Deps,
  userId: string,
  changedAt: Date,
  language: Language,
): Promise<MailContent | undefined> {
  const user = await findUser(deps.db, userId);
  if (!user) return undefined;
  return { ...writeChanged(user.full_name, changedAt, language), to: user.email };
}

export function writeChanged(name: string, changedAt: Date, language: Language): MailContent {
  const { hello, changed } = mailWords(language);
  return {
    subject: changed.subject,
    title: changed.title,
    preview: changed.preview,
    blocks: [
      text(hello(printFirstName(name))),
      text(`${changed.intro} ${formatFormalMoment(changedAt, language)}.`),
      text(changed.doubt),
    ],
  };
}
