import { useRef, type ReactNode } from "react";
import { IconButton } from "../button/button.tsx";
import { classes } from "../classes.ts";
import { Icon } from "../drawings/drawing.tsx";
import { FieldFrame, useField, type FieldTexts } from "../field/field-frame.tsx";
import fieldStyles from "../field/field.module.css";
import styles from "./combobox.module.css";
import type { ComboboxOption } from "./filter-options.ts";
import { useCombobox } from "./use-combobox.ts";

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
  placeholder?: string | undefined;
  /** Stands in the list when nothing matches. */
  emptyText: ReactNode;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
};

/** A picker to search in, after the ARIA practice for a combobox with list autocompletion. */
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
                    // Focus stays in the field, so that leaving it can still mean "never mind".
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
