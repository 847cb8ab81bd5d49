type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TEXT_FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select";

/** The value in the server's HTML; a select has none. */
const renderedValue = (field: Field): string => ("defaultValue" in field ? field.defaultValue : "");

/**
 * Text typed before hydration stays in the DOM, but React's state misses it. Call this before hydrating; the returned
 * function dispatches the input events afterwards.
 */
export function keepTyped(container: HTMLElement): () => void {
  const typed = [...container.querySelectorAll<Field>(TEXT_FIELDS)]
    .filter((field) => field.value !== renderedValue(field))
    .map((field) => ({ field, value: field.value }));
  const ticked = [...container.querySelectorAll<HTMLInputElement>("input:checked")].filter(
    (field) => !field.defaultChecked,
  );
  return () => {
    for (const { field, value } of typed) retype(field, value);
    for (const field of ticked) {
      field.checked = false;
      field.click();
    }
  };
}

function retype(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  // React ignores an input event whose value equals the last one it tracked, and its tracker is the setter on the
  // instance: write through the prototype's setter.
  field.value = `${value}0`;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
