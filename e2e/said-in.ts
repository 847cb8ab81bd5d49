import type { Language } from "@waslijn/contract/shared/constants";

/** English for the server's texts about an order and its bill. */
const ENGLISH = new Map([
  ["Wassen en vouwen", "Wash and fold"],
  ["Overhemden", "Shirt service"],
  ["Stomen", "Dry cleaning"],
  ["Per kilo", "By the kilo"],
  ["7,4 kg", "7.4 kg"],
  ["Wassen, drogen en vouwen, 0 tot 6 kg", "Wash, dry and fold, 0 to 6 kg"],
  ["2 kilo extra, € 4,25", "2 extra kilos, €4.25"],
  ["Per stuk", "By the piece"],
  ["6 stuks", "6 pieces"],
  ["5 × Overhemd, gewassen en gestreken, € 3,50", "5 × Shirt, washed and ironed, €3.50"],
  ["1 × Jurk", "1 × Dress"],
  ["Jurk", "Dress"],
  ["Ophalen en bezorgen", "Pickup and delivery"],
  ["Korting NAJAAR10", "Discount NAJAAR10"],
  ["Waszak, borg", "Laundry bag, deposit"],
  ["Gewijzigd of geannuleerd binnen 8 uur", "Change or cancellation within 8 hours"],
]);

/** Translates a stubbed response; customers' own words stay as they are. */
export const saidIn = <Answer>(language: Language, answer: Answer): Answer =>
  language === "nl"
    ? answer
    : JSON.parse(JSON.stringify(answer), (_, value) => ENGLISH.get(value) ?? value);
