import type { Translated } from "./define-texts.ts";
import type en from "./part-texts.en.ts";

export default {
  session: {
    email: "E-mailadres",
    password: "Wachtwoord",
    show: "Wachtwoord tonen",
    hide: "Wachtwoord verbergen",
    logIn: "Log in",
    busy: "Even geduld",
    forgot: "Wachtwoord vergeten",
    refused: "Ongeldig e-mailadres of wachtwoord",
  },
  notification: {
    close: "Melding sluiten",
    generic:
      "Oeps! Er ging bij ons iets mis. We hebben een melding gekregen en gaan er meteen mee aan de slag.",
    busy: "Bezig met laden",
    broken: "Oeps, deze pagina doet het even niet",
    kept: "Wat je hebt ingevuld, staat nog op dit apparaat.",
    reload: "Pagina opnieuw laden",
  },
  address: {
    postalCode: "Postcode",
    postalCodeWrong: "Vul vier cijfers en twee letters in, zoals 1234AB.",
    houseNumber: "Huisnummer",
    addition: "Toevoeging of verdieping",
    optional: "mag leeg",
    street: "Straat",
    city: "Plaats",
    missing: "Vul je postcode en huisnummer in.",
    missingStreet: "Vul je postcode, huisnummer, straat en plaats in.",
    checking: "Even kijken",
    weCome: (postalCode: string) => `Ja, we komen in ${postalCode}.`,
    firstPickup: (day: string, time: string) => `Eerste ophaalmoment: ${day}, ${time}.`,
    fillIn: "Vul de rest van je adres in.",
  },
  chrome: {
    menu: "Hoofdmenu",
    openMenu: "Menu",
    closeMenu: "Menu sluiten",
    language: "Taal",
    languages: { nl: "Nederlands", en: "English" },
    logout: "Uitloggen",
    myOrders: "Mijn bestellingen",
    consent: {
      title: "Mogen we bezoeken tellen?",
      text: "Zeg je ja, dan meten we welke pagina’s helpen. Zonder werkt alles net zo goed.",
      accept: "Accepteren",
      necessary: "Alleen noodzakelijk",
      close: "Sluiten",
      more: "Privacy & cookies",
    },
  },
} satisfies Translated<typeof en>;
