import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { filterOptions, type ComboboxOption } from "./filter-options.ts";

type Setup = {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** The state of the list under the field. Typing searches; only Enter or a press on an option chooses. */
export function useCombobox({ options, value, onChoose }: Setup) {
  const committed = options.find((option) => option.value === value)?.label ?? "";
  /** What is being typed; undefined shows the choice. */
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const shown = text === undefined ? options : filterOptions(options, text);

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = (at: number) => {
    setOpen(true);
    setActive(at);
  };
  const leave = () => {
    setText(undefined);
    close();
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    leave();
    onChoose(option.value);
  };
  const chosenAt = () => shown.findIndex((option) => option.value === value);
  const move = (by: 1 | -1) => {
    if (!open) return show(Math.max(chosenAt(), by === 1 ? 0 : shown.length - 1));
    if (shown.length === 0) return undefined;
    return setActive(
      active < 0 ? (by === 1 ? 0 : shown.length - 1) : (active + by + shown.length) % shown.length,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const took = () => event.preventDefault();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      took();
      if (event.altKey) return event.key === "ArrowUp" ? close() : show(chosenAt());
      return move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Enter" && open) {
      took();
      return choose(shown[active]);
    }
    if (event.key === "Escape" && (open || text !== undefined)) {
      took();
      event.stopPropagation();
      return leave();
    }
    return undefined;
  };

  return {
    list,
    shown,
    open,
    active,
    text: text ?? committed,
    choose,
    leave,
    toggle: () => (open ? close() : show(chosenAt())),
    onType(typed: string) {
      setText(typed);
      // The first hit is ready for Enter, so a search needs no arrow keys.
      show(typed.trim() ? 0 : -1);
    },
    onKeyDown,
  };
}
