import type en from "./sms.en.ts";

export default {
  verifyPhone: (brand: string, number: string, link: string) =>
    `${brand}: is dit jouw nummer? Bevestig het voor bestelling ${number}: ${link} Niet besteld? Negeer dit.`,
  bill: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: je rekening voor bestelling ${number} is EUR ${amount}. Betaal hier: ${link}`,
  reminder: (brand: string, number: string, amount: string, link: string) =>
    `${brand}: je rekening van EUR ${amount} voor bestelling ${number} staat nog open. Betaal hier: ${link}`,
  youAreNext: (brand: string, number: string, time: string) =>
    `${brand}: je bent de volgende! Onze chauffeur staat rond ${time} voor je deur. Bestelling ${number}.`,
} satisfies typeof en;
