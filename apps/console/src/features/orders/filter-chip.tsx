import { Icon } from "../../parts/icon/icon.tsx";
import { LaterMenu } from "../../parts/menu/later-menu.tsx";
import { useOrdersTexts } from "./orders-texts.ts";

type Props<T extends string> = {
  name: string;
  options: readonly T[];
  labels: Record<T, string>;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
};

const ANY = "";

/** One filter: dashed while it lets everything through, filled with its value when it does not. */
export function FilterChip<T extends string>({ name, options, labels, value, onChange }: Props<T>) {
  const texts = useOrdersTexts();
  return (
    <LaterMenu
      className={value ? "chip is-on" : "chip"}
      lines={[
        {
          kind: "choices",
          value: value ?? ANY,
          options: [
            { value: ANY, words: texts.filters.any },
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
