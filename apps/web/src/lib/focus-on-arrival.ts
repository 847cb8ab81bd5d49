/** A `ref` for an element that replaces the pressed one: keeps keyboard focus in place. */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
