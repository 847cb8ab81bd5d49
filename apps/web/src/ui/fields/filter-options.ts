export type ComboboxOption = { value: string; label: string };

/** Ignores accents and case: "Hônig Bréda" matches "honig breda". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Options that contain every typed word; prefix matches first. */
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
