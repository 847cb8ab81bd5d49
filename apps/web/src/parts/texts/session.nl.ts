import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./session.en.ts";

export default {
  email: "E-mailadres",
  password: "Wachtwoord",
  show: "Wachtwoord tonen",
  hide: "Wachtwoord verbergen",
  logIn: "Log in",
  busy: "Even geduld",
  forgot: "Wachtwoord vergeten",
  refused: "Ongeldig e-mailadres of wachtwoord",
} satisfies Translated<typeof en>;
