export type ComboboxOption = { value: string; label: string };

/** "Hônig Bréda" and "honig breda" are the same to someone who searches. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Options that contain every word typed; those that begin with the text come first. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const sought = plain(text);
  if (!sought) return options;
  const words = sought.split(/\s+/);
  const hits = options.filter((option) => {
    const label = plain(option.label);
    return words.every((word) => label.includes(word));
  });
  const begins = (option: Option) => plain(option.label).startsWith(sought);
  return [...hits.filter(begins), ...hits.filter((option) => !begins(option))];
}
