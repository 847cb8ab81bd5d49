/** A `ref` of what comes in the place of something that was pressed and is gone: the keyboard goes on there. */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
