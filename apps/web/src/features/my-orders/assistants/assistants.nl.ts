import type en from "./assistants.en.ts";

export default {
  title: "Laat een digitale assistent bestellen",
  text: "Gebruik je een digitale assistent? Dan kan die voor je bestellen, tot een bedrag en een dag die jij kiest. Je ziet eerst wat er besteld wordt, en we komen alleen op je eigen adres.",
  connect: "Voeg in je assistent dit webadres toe:",
  connectNext:
    "Je assistent brengt je dan hierheen: je ziet wie het vraagt en bepaalt wat hij mag. Kan je assistent dat niet, maak dan hieronder een toegangscode.",
  name: "Hoe noem je je assistent?",
  nameMissing: "Geef hem een naam, zodat je hem later herkent.",
  most: "Hij mag hoogstens uitgeven",
  mostHint: (least, most) =>
    `In hele euro’s, van ${least} tot ${most}. We rekenen met een schatting; je rekening hangt af van wat we tellen.`,
  mostWrong: (least, most) => `Kies hele euro’s van ${least} tot ${most}.`,
  days: "Hoelang mag hij bestellen?",
  dayCounts: (days) => (days === 1 ? "1 dag" : `${days} dagen`),
  allow: "Sta deze assistent toe",
  busy: "Een ogenblik",
  failed: "Dat lukte niet. Probeer het zo nog eens.",
  unconfirmed:
    "Bevestig eerst dat dit e-mailadres van jou is: gebruik de knop in de mail over je bestelling, of log uit en kies bij ‘Wachtwoord vergeten’ een nieuw wachtwoord.",
  token: {
    title: "Geef dit aan je assistent",
    text: "Je ziet deze toegangscode maar één keer. Wie hem heeft, kan binnen deze grenzen voor je bestellen.",
    address: "Webadres",
    key: "Toegangscode",
    copy: "Kopieer de toegangscode",
    copied: "Gekopieerd.",
  },
  list: "Mogen voor je bestellen",
  spent: (spent, most) => `${spent} van ${most}`,
  until: (day) => `tot ${day}`,
  stop: "Stop",
  stopWhich: (name) => ` ${name}`,
  stopped: (name) => `${name} kan niet meer bestellen.`,
} satisfies typeof en;
