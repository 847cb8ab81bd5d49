import type { nextEn } from "./next-mails.en.ts";

export const nextNl: typeof nextEn = {
  youAreNext: {
    subject: (time) => `Je bent de volgende: we zijn er rond ${time}`,
    title: (time) => `We staan rond ${time} voor je deur.`,
    preview: "Onze chauffeur is net vertrokken bij de stop voor jou.",
    pickup: "Onze chauffeur is net vertrokken bij de stop voor jou en komt je was ophalen.",
    delivery:
      "Onze chauffeur is net vertrokken bij de stop voor jou en komt je schone was brengen.",
    around: "Rond",
    estimate: "Het is een schatting: door verkeer of parkeren kan het iets eerder of later worden.",
  },
};
