import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { ConsoleMe } from "@waslijn/contract/console/staff/staff";
import { Link } from "@tanstack/react-router";
import { DropdownMenu } from "radix-ui";
import { useChooseLanguage, useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { initials } from "../../i18n/initials.ts";
import { useShellTexts } from "./shell-texts.ts";
import { useSignOut } from "./use-sign-out.ts";

export function AccountMenu({ me }: { me: ConsoleMe }) {
  const texts = useShellTexts();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const signOut = useSignOut();
  return (
    // Not modal: what it would do to the page behind it needs inline styles, which the policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="side-me">
        <span className="face" aria-hidden="true">
          {initials(me.name)}
        </span>
        <span>
          {me.name}
          <small>{texts.roles[me.role]}</small>
          <span className="hide">{texts.me}</span>
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" side="top" align="start" sideOffset={6}>
        <DropdownMenu.Label className="menu-label">{texts.language}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={language}
          onValueChange={(value) => choose(value as Language)}
        >
          {LANGUAGES.map((one) => (
            <DropdownMenu.RadioItem key={one} className="menu-item" value={one} lang={one}>
              <DropdownMenu.ItemIndicator className="menu-mark">
                <Icon name="check" size="s" />
              </DropdownMenu.ItemIndicator>
              {texts.languages[one]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="menu-line" />
        <DropdownMenu.Item className="menu-item" asChild>
          <Link to="/account">{texts.account}</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item" onSelect={() => void signOut()}>
          {texts.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
