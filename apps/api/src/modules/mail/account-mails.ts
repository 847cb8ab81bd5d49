import { RECOVER_LINK_TTL_SECONDS, type Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { publicUrl } from "../../public-url.ts";
import { makeRecoverToken } from "../recover/recover-token.ts";
import { findUser, findUserByEmail } from "../users/users-repository.ts";
import { button, text, type MailContent } from "./mail-content.ts";
import { mailWords, printMoment } from "./mail-words.ts";
import { printName } from "./strangers-text.ts";

/** Nothing if nobody has the address: then there is no mail to send. */
export async function passwordReset(
  deps: Deps,
  recipient: string,
  language: Language,
): Promise<MailContent | undefined> {
  const user = await findUserByEmail(deps.db, recipient);
  if (!user) return undefined;
  const { hello, reset } = mailWords(language);
  const token = await makeRecoverToken(deps, user.id);
  return {
    // The account's own spelling of the address, not the one that was typed.
    to: user.email,
    subject: reset.subject,
    blocks: [
      text(hello(printName(user.full_name))),
      text(reset.intro),
      button(reset.button, `${publicUrl(deps.env)}/${language}/recover/${token}`),
      text(reset.validity(RECOVER_LINK_TTL_SECONDS / 3600)),
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
  const { hello, changed } = mailWords(language);
  return {
    to: user.email,
    subject: changed.subject,
    blocks: [
      text(hello(printName(user.full_name))),
      text(`${changed.intro} ${printMoment(language, changedAt)}.`),
      text(changed.doubt),
    ],
  };
}
