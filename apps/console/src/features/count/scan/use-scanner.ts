import type { OrderLabel } from "@waslijn/contract/shared/order-label";
import { useEffect, useEffectEvent } from "react";
import { ScannedKeys } from "./scanned.ts";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Listens for a hand scanner wherever the focus is: it types like a keyboard (COUNT-01). */
export function useScanner(onScan: (label: OrderLabel) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    const keys = new ScannedKeys();
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const typed = event.key === "Enter" ? keys.typed : "";
      const label = keys.press(event);
      if (!label) return;
      // Enter presses no button, and a field that had the focus is as it was.
      event.preventDefault();
      event.stopPropagation();
      takeBack(event.target, typed);
      scan(label);
    };
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

function takeBack(target: EventTarget | null, typed: string): void {
  if (!isTextBox(target) || !target.value.endsWith(typed)) return;
  const left = target.value.slice(0, target.value.length - typed.length);
  const proto = Object.getPrototypeOf(target) as TextBox;
  // As if somebody had erased it: React hears of nothing else.
  Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(target, left);
  target.dispatchEvent(new Event("input", { bubbles: true }));
}

const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
