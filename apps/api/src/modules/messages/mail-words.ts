import type { Language } from "@waslijn/contract/shared/constants";
import { en } from "./mail.en.ts";
import { nl } from "./mail.nl.ts";

export type MailWords = typeof en;

export const mailWords = (language: Language): MailWords => (language === "en" ? en : nl);
