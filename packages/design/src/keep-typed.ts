type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/**
 * What was typed before the app ran survives hydration, but React's state does not know it. This
 * remembers it beforehand and afterwards tells React as if it were typed then.
 */
export function keepTyped(container: HTMLElement): () => void {
  const typed = [...container.querySelectorAll<Field>("input, textarea, select")]
    .filter((field) => !isChoice(field) && field.value !== "")
    .map((field) => ({ field, value: field.value }));
  const ticked = [...container.querySelectorAll<HTMLInputElement>("input:checked")].filter(
    (field) => isChoice(field) && !field.defaultChecked,
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
  // React compares with the value it saw last: the instance's setter is React's, the prototype's is not.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
