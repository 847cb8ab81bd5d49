import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { publicUrl } from "../../public-url.ts";
import { orderPath, type LinkedOrder } from "../orders/links/order-link.ts";
import { button, type Block } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";

/** The way from a mail to the order's own page (MINE-01). */
export const orderButton = (
  { env, secrets }: Pick<Deps, "env" | "secrets">,
  order: LinkedOrder,
  language: Language,
  words: string = mailWords(language).orderButton,
): Block => button(words, `${publicUrl(env)}${orderPath(secrets, order, language)}`);
