import { DropdownMenu } from "radix-ui";
import { Icon } from "../../parts/icon/icon.tsx";
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
    // Not modal, for the same reason as the account's menu.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={value ? "chip is-on" : "chip"}>
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
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="start" sideOffset={6}>
        <DropdownMenu.RadioGroup
          value={value ?? ANY}
          onValueChange={(next) => onChange(options.find((option) => option === next))}
        >
          {[ANY, ...options].map((option) => (
            <DropdownMenu.RadioItem key={option} className="menu-item" value={option}>
              <DropdownMenu.ItemIndicator className="menu-mark">
                <Icon name="check" size="s" />
              </DropdownMenu.ItemIndicator>
              {option === ANY ? texts.filters.any : labels[option as T]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
