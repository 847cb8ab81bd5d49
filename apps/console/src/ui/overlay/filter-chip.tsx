import { Icon } from "../icon.tsx";
import { LaterMenu } from "./later-menu.tsx";
import "./filters.css";

const ANY = "";

type Props<T extends string> = {
  name: string;
  options: readonly T[];
  labels: Record<T, string>;
  /** Label of the choice that removes the filter. */
  any: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
};

/** One filter: dashed when inactive, filled with its value when active. */
export function FilterChip<T extends string>({
  name,
  options,
  labels,
  any,
  value,
  onChange,
}: Props<T>) {
  return (
    <LaterMenu
      className={value ? "chip is-on" : "chip"}
      lines={[
        {
          kind: "choices",
          value: value ?? ANY,
          options: [
            { value: ANY, words: any },
            ...options.map((option) => ({ value: option, words: labels[option] })),
          ],
          choose: (next) => onChange(options.find((option) => option === next)),
        },
      ]}
    >
      {value ? (
        <>
          {name}: <b>{labels[value] ?? value}</b>
        </>
      ) : (
        <>
          <Icon name="plus" size="s" />
          {name}
        </>
      )}
    </LaterMenu>
  );
}
