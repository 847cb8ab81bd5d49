import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { publicUrl } from "../../../public-url.ts";
import { printPostalCode } from "../../catalogue/address-lines.ts";
import { button, text, type MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";

export function areaRequestThanks(postalCode: string, language: Language): MailContent {
  const { hello, areaThanks } = mailWords(language);
  return {
    subject: areaThanks.subject,
    title: areaThanks.title,
    preview: areaThanks.preview,
    blocks: [
      text(hello("")),
      text(areaThanks.intro(printPostalCode(postalCode))),
      text(areaThanks.privacy),
    ],
  };
}

export function areaOpened(
  deps: Pick<Deps, "env">,
  postalCode: string,
  language: Language,
): MailContent {
  const { hello, areaOpened } = mailWords(language);
  return {
    subject: areaOpened.subject,
    title: areaOpened.title,
    preview: areaOpened.preview,
    blocks: [
      text(hello("")),
      text(areaOpened.intro(printPostalCode(postalCode))),
      button(areaOpened.button, `${publicUrl(deps.env)}/${language}/order`),
      text(areaOpened.once),
    ],
  };
}
