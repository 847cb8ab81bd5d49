/** What a message can name; null where the order has none. */
export type MessageFacts = Record<"name" | "number" | "pickup" | "delivery", string | null>;

/** Placeholders in both languages, as `{naam}`. */
const PLACEHOLDERS: Readonly<Record<string, keyof MessageFacts>> = {
  naam: "name",
  name: "name",
  nummer: "number",
  number: "number",
  ophalen: "pickup",
  pickup: "pickup",
  bezorgen: "delivery",
  delivery: "delivery",
};

/** Fills in the placeholders; `missing` are those that are unknown or that the order has no value for. */
export function fillTemplate(
  template: string,
  facts: MessageFacts,
): { text: string; missing: string[] } {
  const missing: string[] = [];
  const text = template.replace(/\{([^{}\n]{1,30})\}/g, (placeholder, word: string) => {
    const fact = PLACEHOLDERS[word.trim().toLowerCase()];
    const value = fact && facts[fact];
    if (!value) missing.push(placeholder);
    return value || placeholder;
  });
  return { text, missing };
}
