import { shopName } from "../../parts/shop-details.ts";
import { SIGN_IN_MINUTES } from "@waslijn/contract/console/codes";
import { defineTexts } from "../../i18n/define-texts.ts";

export const useSignInTexts = defineTexts({
  en: {
    start: { title: "Sign in", lede: `The console of ${shopName()}, for staff.` },
    again: {
      title: "You are signed out",
      lede: "Your session has ended. Sign in and go on where you were: what you typed is still there.",
    },
    email: "E-mail",
    byPasskey: "Sign in with a passkey",
    or: "or",
    byMail: "Mail me a link",
    hint: "Finger, face or code of this device. No password.",
    foot: "Customer pages and the console never share a session. Signed out after 12 silent hours.",
    sent: {
      title: "Look in your mail",
      to: "If you work here, a link is on its way to",
      note: `Open the link, or type the code of the mail here. Both work once, for ${SIGN_IN_MINUTES} minutes.`,
      code: "Code of 6 digits",
      sixDigits: "Fill in all 6 digits of the code.",
      submit: "Sign in with the code",
      again: "Send again",
      other: "Another address",
      resent: "A new mail is on its way.",
    },
    link: {
      title: "Almost there",
      lede: "Your link is good for one sign-in.",
      submit: "Sign in",
      note: "Nothing happened yet: a mail program that opens links cannot use yours up.",
    },
    expired: {
      title: "This link no longer works",
      lede: `It was used, or is older than ${SIGN_IN_MINUTES} minutes.`,
      note: "Was it not you? Tell the owner. All sessions are listed at the console.",
      again: "Ask for a new link",
    },
    wrongCode: "That code is wrong or too old.",
    noPasskey: "No passkey of this console was shown. Choose another one, or have a link sent.",
    passkey: {
      title: "Make a passkey",
      second: "Make a second passkey",
      lede: "From now on your finger, face or device code opens the console. It takes ten seconds.",
      secondLede:
        "An owner without a passkey can let nobody in. Make one more, on a phone or a key of another kind, for when this device is lost.",
      submit: "Make a passkey",
      later: "Later",
      failed: "No passkey was made. Try again, or do it later.",
      known: "This device already has a passkey for you. Use another device or a security key.",
    },
    firstOwner: {
      title: "Welcome",
      checking: "Checking the link",
      lede: `You become the owner of ${shopName()}. With a passkey your finger, face or device code opens the console, without a password.`,
      name: "Your name",
      hint: "This link works once: it ends when your passkey is made.",
      noPasskeysHere:
        "Passkeys do not work at this address. Open the link at localhost, or at an address that starts with https.",
      dead: {
        title: "This link does not work",
        lede: "The shop already has an owner, or the link was not copied whole.",
        hint: "Without an owner, every start of the server prints a link that works.",
        signIn: "To signing in",
      },
    },
  },
  nl: {
    start: { title: "Aanmelden", lede: `Console van ${shopName()}, voor medewerkers.` },
    again: {
      title: "Je bent afgemeld",
      lede: "Je sessie is voorbij. Meld je aan en ga verder waar je was: wat je typte, staat er nog.",
    },
    email: "E-mail",
    byPasskey: "Aanmelden met passkey",
    or: "of",
    byMail: "Stuur een link per mail",
    hint: "Vinger, gezicht of toegangscode van dit apparaat. Geen wachtwoord.",
    foot: "Klantpagina’s en console delen nooit een sessie. Afgemeld na 12 uur stilte.",
    sent: {
      title: "Kijk in je mail",
      to: "Werk je hier, dan is er een link onderweg naar",
      note: `Open de link of typ hier de code uit de mail. Allebei werken één keer, ${SIGN_IN_MINUTES} minuten lang.`,
      code: "Code van 6 cijfers",
      sixDigits: "Vul alle 6 cijfers van de code in.",
      submit: "Aanmelden met code",
      again: "Stuur opnieuw",
      other: "Ander adres",
      resent: "Er is een nieuwe mail onderweg.",
    },
    link: {
      title: "Bijna binnen",
      lede: "Met je link meld je je één keer aan.",
      submit: "Aanmelden",
      note: "Er is nog niets gebeurd: een mailprogramma dat links opent, kan de jouwe niet opmaken.",
    },
    expired: {
      title: "Deze link werkt niet meer",
      lede: `Hij is gebruikt of ouder dan ${SIGN_IN_MINUTES} minuten.`,
      note: "Was jij dit niet? Zeg het tegen de eigenaar. Alle sessies staan in de console.",
      again: "Vraag een nieuwe link",
    },
    wrongCode: "Die code klopt niet of is te oud.",
    noPasskey:
      "Er is geen passkey van deze console getoond. Kies een andere of laat een link sturen.",
    passkey: {
      title: "Maak een passkey",
      second: "Maak een tweede passkey",
      lede: "Vanaf nu open je de console met je vinger, je gezicht of de code van je apparaat. Het kost tien tellen.",
      secondLede:
        "Een eigenaar zonder passkey kan niemand binnenlaten. Maak er nog een, op een telefoon of een losse sleutel, voor als dit apparaat kwijt is.",
      submit: "Maak een passkey",
      later: "Later",
      failed: "Er is geen passkey gemaakt. Probeer het opnieuw of doe het later.",
      known:
        "Dit apparaat heeft al een passkey van jou. Gebruik een ander apparaat of een losse sleutel.",
    },
    firstOwner: {
      title: "Welkom",
      checking: "De link wordt bekeken",
      lede: `Je wordt eigenaar van ${shopName()}. Met een passkey open je de console met je vinger, je gezicht of de code van je apparaat, zonder wachtwoord.`,
      name: "Je naam",
      hint: "Deze link werkt één keer: hij vervalt zodra je passkey er is.",
      noPasskeysHere:
        "Op dit adres werken passkeys niet. Open de link op localhost of op een adres dat met https begint.",
      dead: {
        title: "Deze link werkt niet",
        lede: "De zaak heeft al een eigenaar, of de link is niet helemaal gekopieerd.",
        hint: "Is er nog geen eigenaar, dan toont elke start van de server een link die werkt.",
        signIn: "Naar aanmelden",
      },
    },
  },
});
