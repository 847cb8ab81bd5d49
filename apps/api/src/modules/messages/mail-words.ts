import type { Language } from "@waslijn/contract/shared/constants";
import { en } from "./mail.en.ts";
import { nl } from "./mail.nl.ts";

export type MailWords = ReturnType<typeof en>;

/** Built for each mail: the texts name the business, whose details can change (SET-03). */
export const mailWords = (language: Language): MailWords => (language === "en" ? en() : nl());
