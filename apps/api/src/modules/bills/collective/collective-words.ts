import type { Language } from "@waslijn/contract/shared/constants";
import { en } from "./collective.en.ts";
import { nl } from "./collective.nl.ts";

export const collectiveWords = (language: Language): typeof en => ({ nl, en })[language];
