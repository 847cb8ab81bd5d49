import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

/** A short press does one thing, holding on does another; keyboard and assistive presses are short. */
export function useLongPress(ms: number, onShort: () => void, onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      held.current = false;
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
        onLong();
      }, ms);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      if (!held.current) onShort();
      held.current = false;
    },
  };
}
