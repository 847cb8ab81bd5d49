import { useEffect, useEffectEvent, type RefObject } from "react";
import { meaningOf } from "./press.ts";

type Acts = {
  complete: boolean;
  onKey: (key: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

const busyElsewhere = "input, select, textarea, [contenteditable], [role=combobox]";

/** Is this key meant for something else: another field, a dialog on top? */
function isForOthers(target: EventTarget | null, keypad: HTMLElement | null): boolean {
  if (target instanceof Element && target.closest(busyElsewhere)) return true;
  const modal = document.querySelector("dialog:modal");
  return modal !== null && !modal.contains(keypad);
}

/** Enter belongs to the link or button that has focus, unless that is one of the keypad's digits. */
function ownsEnter(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("a, button, summary") !== null &&
    !target.closest("[data-digit]")
  );
}

/** The physical keyboard works as the keys do, wherever focus is, as long as no field has it. */
export function useCodeKeyboard(keypad: RefObject<HTMLElement | null>, acts: Acts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isForOthers(event.target, keypad.current)) return;
    const meaning = meaningOf(event);
    if (meaning === "type") acts.onKey(event.key);
    if (meaning === "cancel") acts.onCancel();
    if (meaning !== "confirm" || !acts.complete) return;
    if (event.key === "Enter") {
      if (ownsEnter(event.target)) return;
      event.preventDefault();
    }
    acts.onConfirm();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
