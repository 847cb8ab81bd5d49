import { brand } from "@waslijn/contract/shared/brand";
import type { ConsoleMe } from "@waslijn/contract/console/staff/staff";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { Icon, Peg } from "../../parts/icon/icon.tsx";
import { Logo } from "../../parts/logo/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import type { MenuItem } from "./menu-items.ts";
import { useShellTexts } from "./shell-texts.ts";

type Props = { me: ConsoleMe; items: MenuItem[]; onKeys: () => void };

export function Menu({ me, items, onKeys }: Props) {
  const texts = useShellTexts();
  const { day = [], shop = [], manage = [] } = Object.groupBy(items, ({ group }) => group);
  return (
    <nav className="side" aria-label={texts.console}>
      <div className="side-in">
        <Link className="side-logo" to="/" aria-label={`${brand.name} ${texts.home}`}>
          <Logo />
        </Link>
        <div className="side-lists">
          <Items items={day} />
          <Items items={shop} heading={texts.groups.shop} />
          <Items items={manage} heading={texts.groups.manage} />
        </div>
        <div className="side-foot">
          <button className="side-me side-keys" type="button" onClick={onKeys}>
            <Icon name="keyb" />
            <span>{texts.keys}</span>
            <kbd>?</kbd>
          </button>
          <AccountMenu me={me} />
        </div>
      </div>
    </nav>
  );
}

function Items({ items, heading }: { items: MenuItem[]; heading?: string }) {
  const texts = useShellTexts();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      {heading && (
        <p className="side-group" id={id}>
          <span>{heading}</span>
        </p>
      )}
      <ul aria-labelledby={heading && id}>
        {items.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to} activeProps={{ "aria-current": "page" }}>
              <Icon name={icon} />
              <span>{texts.menu[name]}</span>
            </Link>
            <Peg />
          </li>
        ))}
      </ul>
    </>
  );
}
