import type en from "./texts.en.ts";

export default {
  verifyPhone: (brand: string, number: string, link: string) =>
    `${brand}: is dit jouw nummer? Bevestig het voor bestelling ${number}: ${link} Niet besteld? Negeer dit.`,
} satisfies typeof en;
