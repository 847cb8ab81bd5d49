import { brand } from "@waslijn/contract/shared/brand";
import type { staffEn } from "./staff-mails.en.ts";

export const staffNl = (): ReturnType<typeof staffEn> => ({
  staffSignIn: {
    subject: "Aanmelden op de console",
    title: "Zo kom je binnen.",
    preview: "Met een link, of met de code die erbij staat.",
    intro: "Meld je aan met deze link, of typ de code op de pagina waar je erom vroeg.",
    button: "Aanmelden",
    code: "Code",
    validity: (minutes) =>
      `Ze zijn allebei ${minutes} minuten geldig, en een van de twee werkt, één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.`,
  },
  staffPasskey: {
    subject: "Meld je aan met je passkey",
    title: "Met je passkey kom je binnen.",
    preview: "Die heb je al, dus we sturen geen link.",
    intro:
      "Je vroeg om een link om je aan te melden. Je hebt al een passkey, dus die link sturen we niet: meld je aan met je passkey.",
    lost: "Ben je je passkey kwijt? Vraag een eigenaar om je opnieuw uit te nodigen. Heb je hier niet om gevraagd? Dan hoef je niets te doen.",
  },
  staffInvited: {
    subject: `Je kunt aan de slag bij ${brand.name}`,
    title: "Je plek op de console is klaar.",
    preview: "Meld je aan en maak een passkey.",
    intro:
      "Je hebt toegang tot de console. Meld je aan met deze link of code en maak daarna een passkey: daarmee kom je voortaan binnen.",
    later: (minutes) =>
      `De link en de code zijn ${minutes} minuten geldig. Te laat? Vraag op de aanmeldpagina een nieuwe mail.`,
  },
  ownersNotified: {
    subject: (name) => `${name} is opnieuw uitgenodigd`,
    title: (name) => `${name} krijgt een nieuwe ingang.`,
    preview: "De oude passkeys werken niet meer.",
    intro: (name) =>
      `${name} is opnieuw uitgenodigd, misschien vanwege een verloren passkey. Alle passkeys en sessies van ${name} zijn beëindigd en er is een nieuwe link verstuurd.`,
    doubt: "Was dit niet afgesproken? Verwijder het account dan op de console, bij medewerkers.",
  },
});
