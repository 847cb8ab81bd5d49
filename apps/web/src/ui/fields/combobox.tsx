import { useRef, type ReactNode, useEffect, useState, type KeyboardEvent } from "react";
import { IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { Icon } from "../drawing.tsx";
import { FieldFrame, useField, type FieldTexts } from "./field-frame.tsx";
import fieldStyles from "./field.module.css";
import styles from "./combobox.module.css";
import { type ComboboxOption, filterOptions } from "./filter-options.ts";

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
  placeholder?: string | undefined;
  /** Shown in the list when nothing matches. */
  emptyText: ReactNode;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
};

/** Searchable select, following the ARIA combobox pattern with list autocomplete. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChoose, placeholder, emptyText, disabled, id, name, ...texts } = props;
  const field = useRef<HTMLInputElement>(null);
  const box = useCombobox({ options, value, onChoose });
  const wiring = useField(texts, id);
  const optionId = (index: number) => `${wiring.id}-option-${index}`;
  return (
    <FieldFrame id={wiring.id} texts={texts}>
      <div
        className={styles.box}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || box.leave()}
      >
        <input
          {...wiring}
          ref={field}
          type="text"
          role="combobox"
          name={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={classes(fieldStyles.control, styles.input)}
          placeholder={placeholder}
          disabled={disabled}
          value={box.text}
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={`${wiring.id}-list`}
          aria-activedescendant={box.open && box.active >= 0 ? optionId(box.active) : undefined}
          onChange={(event) => box.onType(event.currentTarget.value)}
          onKeyDown={box.onKeyDown}
          onClick={() => box.open || box.toggle()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton
          className={styles.toggle}
          label={typeof texts.label === "string" ? texts.label : ""}
          icon="down"
          tabIndex={-1}
          disabled={disabled}
          aria-expanded={box.open}
          aria-controls={`${wiring.id}-list`}
          onClick={() => {
            box.toggle();
            field.current?.focus();
          }}
        />
        <div className={styles.popup} hidden={!box.open}>
          <ul
            className={styles.list}
            role="listbox"
            id={`${wiring.id}-list`}
            aria-labelledby={`${wiring.id}-label`}
            ref={box.list}
          >
            {box.open
              ? box.shown.map((option, index) => (
                  <li
                    key={option.value}
                    id={optionId(index)}
                    role="option"
                    aria-selected={option.value === value}
                    className={classes(styles.option, index === box.active && styles.active)}
                    // Keeps focus in the field, so that blur still cancels.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => box.choose(option)}
                  >
                    <Icon name="check" />
                    {option.label}
                  </li>
                ))
              : null}
          </ul>
          <div className={styles.empty} role="status">
            {box.open && box.shown.length === 0 ? emptyText : null}
          </div>
        </div>
      </div>
    </FieldFrame>
  );
}

type Setup = {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** State of the list. Typing filters; only Enter or a press on an option selects. */
function useCombobox({ options, value, onChoose }: Setup) {
  const committed = options.find((option) => option.value === value)?.label ?? "";
  /** Typed text; undefined shows the selection. */
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
      // The first match is active, so that Enter selects it without arrow keys.
      show(typed.trim() ? 0 : -1);
    },
    onKeyDown,
  };
}
