import {
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type MouseEvent,
  type PointerEvent,
  useEffectEvent,
  type RefObject,
} from "react";
import { Dots } from "../button.tsx";
import { classes } from "../classes.ts";
import { Icon } from "../drawing.tsx";
import { FieldError } from "./field-frame.tsx";
import styles from "./keypad.module.css";
import { press, meaningOf } from "./press.ts";

type Acts = {
  complete: boolean;
  onKey: (key: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

const busyElsewhere = "input, select, textarea, [contenteditable], [role=combobox]";

/** True if the key is for another field, or for a dialog on top. */
function isForOthers(target: EventTarget | null, keypad: HTMLElement | null): boolean {
  if (target instanceof Element && target.closest(busyElsewhere)) return true;
  const modal = document.querySelector("dialog:modal");
  return modal !== null && !modal.contains(keypad);
}

/** Enter belongs to the focused link or button, unless that is one of the keypad's digits. */
function ownsEnter(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("a, button, summary") !== null &&
    !target.closest("[data-digit]")
  );
}

/** Physical keyboard for the keypad, wherever focus is unless in a field. */
function useCodeKeyboard(keypad: RefObject<HTMLElement | null>, acts: Acts): void {
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

export type KeypadLabels = {
  keypad: string;
  backspace: string;
  /** Label of the key. */
  clear: string;
  /** Number of digits entered, for screen readers. */
  places: (filled: number) => string;
  /** Replaces the caption while busy. */
  busy?: string | undefined;
};

export type KeypadProps = {
  value: string;
  onChange: (value: string) => void;
  /** Enter or Tab on a complete code. */
  onConfirm: (value: string) => void;
  /** Escape. */
  onCancel: () => void;
  length?: number | undefined;
  busy?: boolean | undefined;
  /** Ignores presses; explain why in `wrong`. */
  locked?: boolean | undefined;
  /** Takes focus: the keypad replaces the element that had it. */
  takeFocus?: boolean | undefined;
  /** Error of the last code; shakes and replaces the caption. */
  wrong?: ReactNode;
  caption: ReactNode;
  longPressMs?: number | undefined;
  labels: KeypadLabels;
};

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function Keypad(props: KeypadProps) {
  const {
    value,
    onChange,
    onConfirm,
    onCancel,
    length = 4,
    busy = false,
    locked = false,
    takeFocus = false,
    wrong,
    caption,
    longPressMs = 1000,
    labels,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const still = busy || locked;
  const type = (key: string) => {
    const next = press(value, key, length);
    if (!still && next !== value) onChange(next);
  };
  useCodeKeyboard(root, {
    complete: !still && value.length === length,
    onKey: type,
    onConfirm: () => onConfirm(value),
    onCancel: () => still || onCancel(),
  });
  useEffect(() => {
    if (takeFocus) root.current?.focus();
  }, [takeFocus]);
  const erase = useLongPress(
    longPressMs,
    () => type("Backspace"),
    () => type("Clear"),
  );

  // A function, not a component: the key must stay the same element during a press.
  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      data-digit={digit}
      aria-disabled={still || undefined}
      onClick={() => type(digit)}
    >
      {digit}
    </button>
  );

  return (
    <div
      className={styles.keypad}
      role="group"
      aria-label={labels.keypad}
      aria-describedby={messageId}
      tabIndex={-1}
      ref={root}
    >
      <Places
        value={value}
        length={length}
        wrong={Boolean(wrong)}
        label={labels.places(value.length)}
      />
      <div className={styles.message} aria-live="polite" id={messageId}>
        <Message busy={busy ? labels.busy : undefined} wrong={wrong} caption={caption} />
      </div>
      <div className={styles.keys}>
        {digits.map(digitKey)}
        <button
          type="button"
          className={classes(styles.key, styles.word)}
          aria-disabled={still || undefined}
          onClick={() => type("Clear")}
        >
          {labels.clear}
        </button>
        {digitKey("0")}
        <button
          type="button"
          className={classes(styles.key, styles.word)}
          aria-label={labels.backspace}
          aria-disabled={still || undefined}
          {...erase}
        >
          <Icon name="erase" />
        </button>
      </div>
    </div>
  );
}

function Message({
  busy,
  wrong,
  caption,
}: {
  busy: string | undefined;
  wrong: ReactNode;
  caption: ReactNode;
}) {
  if (busy) {
    return (
      <span className={styles.work}>
        <Dots />
        {busy}
      </span>
    );
  }
  return wrong ? <FieldError>{wrong}</FieldError> : <span>{caption}</span>;
}

type PlacesProps = { value: string; length: number; wrong: boolean; label: string };

/** Digits entered, and the next place. */
function Places({ value, length, wrong, label }: PlacesProps) {
  return (
    <>
      <div className={classes(styles.places, wrong && styles.wrong)} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classes(styles.place, index === value.length && styles.next)}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <p className="hide" role="status">
        {label}
      </p>
    </>
  );
}

/** Short and long press; keyboard and assistive presses are short. */
function useLongPress(ms: number, onShort: () => void, onLong: () => void) {
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
