import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import type { ComponentProps } from "react";
import { useLanguage } from "../../i18n/language.tsx";

const EMPTY = {
  date: { en: "dd-mm-yyyy", nl: "dd-mm-jjjj" },
  time: { en: "hh:mm", nl: "uu:mm" },
};

type Props = Omit<ComponentProps<"input">, "type" | "value"> & {
  type: "date" | "time";
  value: string;
};

/**
 * A date or time. Browsers draw it in their own language and offer no way to choose another; so its value is drawn
 * over it in the console's, until somebody edits it.
 */
export function DayInput({ type, value, ...rest }: Props) {
  const language = useLanguage();
  const filled = type === "date" ? value && formatDateOfYear(value, language) : value;
  return (
    <span
      className={filled ? "day-in" : "day-in is-empty"}
      data-shown={filled || EMPTY[type][language]}
    >
      <input {...rest} type={type} value={value} />
    </span>
  );
}
