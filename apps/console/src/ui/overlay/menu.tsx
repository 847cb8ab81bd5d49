import { DropdownMenu } from "radix-ui";
import { Icon } from "../icon.tsx";
import type { MenuLine, MenuProps } from "./menu-line.ts";
import "./menu.css";

type Props = MenuProps & { isOpenAtFirst?: boolean };

export function Menu({ lines, side = "bottom", align = "start", isOpenAtFirst, ...button }: Props) {
  const { children, className, label, isDisabled, isSkipped } = button;
  return (
    // Not modal: a modal menu sets inline styles on the page, which the content security policy forbids.
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst === true}>
      <DropdownMenu.Trigger
        className={className}
        aria-label={label}
        disabled={isDisabled === true}
        {...(isSkipped && { tabIndex: -1 })}
      >
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        // Stays visible when its button is scrolled out of view.
        sticky="always"
      >
        {lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Line({ line }: { line: MenuLine }) {
  switch (line.kind) {
    case "label":
      return <DropdownMenu.Label className="menu-label">{line.words}</DropdownMenu.Label>;
    case "rule":
      return <DropdownMenu.Separator className="menu-line" />;
    case "act":
      return (
        <DropdownMenu.Item className="menu-item" onSelect={line.act}>
          {line.words}
        </DropdownMenu.Item>
      );
    case "link":
      return (
        <DropdownMenu.Item className="menu-item" asChild>
          {line.link}
        </DropdownMenu.Item>
      );
    case "choices":
      return (
        <DropdownMenu.RadioGroup value={line.value} onValueChange={line.choose}>
          {line.options.map(({ value, words, lang }) => (
            <DropdownMenu.RadioItem key={value} className="menu-item" value={value} lang={lang}>
              <DropdownMenu.ItemIndicator className="menu-mark">
                <Icon name="check" size="s" />
              </DropdownMenu.ItemIndicator>
              {words}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      );
  }
}
