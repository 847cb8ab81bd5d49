import { useEffect, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import { useShortcuts } from "../shortcuts.ts";

const TYPING_MS = 180;

type Props = {
  value: string;
  label: string;
  placeholder: string;
  /** What the shortcut `/` does, for the keys sheet. */
  shortcut: string;
  onChange: (words: string) => void;
};

/** Debounced search; the URL follows the field, and the field the URL. */
export function SearchField({ value, label, placeholder, shortcut, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useShortcuts([{ keys: "/", label: shortcut, act: () => field.current?.select() }]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (words: string): void => {
    setTyped(words);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onChange(words.trim()), TYPING_MS);
  };
  /** Moves focus to the rows; prevents the default, because browsers clear the field on Escape. */
  const leave = (event: React.KeyboardEvent): void => {
    if (!["Escape", "Enter", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    field.current?.blur();
  };
  return (
    <label className="find find-l">
      <Icon name="search" size="s" />
      <span className="hide">{label}</span>
      <input
        ref={field}
        type="search"
        name="search"
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={leave}
      />
      <kbd>/</kbd>
    </label>
  );
}
