import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useNavigate, Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, useId } from "react";
import { CommandBarContext } from "../../parts/bar.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { CommandBar } from "../command-bar.tsx";
import { meQuery } from "../../api/me-query.ts";
import { todayQuery } from "../../api/queries.ts";
import { AtWork } from "./at-work.tsx";
import { addressOf, keyScreensOf, may, menuOf, waitingAt, type MenuScreen } from "../access.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useShellTexts } from "./shell-texts.ts";
import "./shell.css";
import "./shell-narrow.css";
import { shopName } from "../../parts/shop-details.ts";
import type { Today } from "@waslijn/contract/console/today";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { Icon, Peg } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Button } from "../../ui/button.tsx";

const KeysSheet = lazy(() => import("./keys-sheet.tsx"));
const SetupNext = lazy(() => import("../../features/today/setup-next.tsx"));

/** Frame with menu, rope and peg around the current screen. */
export function Shell() {
  const texts = useShellTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const navigate = useNavigate();
  // Known once an owner has seen the setup list of Today.
  const { data: setup } = useQuery({ queryKey: ["setup"], enabled: false });
  const [over, setOver] = useState<"keys" | "command-bar">();
  const language = useLanguage();
  const close = (): void => setOver(undefined);
  const openCommandBar = (): void => setOver("command-bar");
  useShortcuts([
    { keys: "?", label: texts.keysTitle, act: () => setOver("keys") },
    { keys: "Ctrl K", label: texts.command, act: openCommandBar, whileTyping: true },
    ...keyScreensOf(me.role).map((screen) => ({
      keys: screen.keys,
      label: "menu" in screen ? texts.go(screen.label[language]) : screen.label[language],
      act: () => void navigate({ to: addressOf(screen) }),
    })),
  ]);
  return (
    <CommandBarContext value={openCommandBar}>
      <AtWork>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <div className="app">
          <Menu me={me} items={menuOf(me.role)} onKeys={() => setOver("keys")} />
          <div className="work">
            {setup ? (
              <Suspense>
                <SetupNext />
              </Suspense>
            ) : null}
            <Outlet />
          </div>
        </div>
        {over === "keys" && (
          <Suspense>
            <KeysSheet onClose={close} />
          </Suspense>
        )}
        {over === "command-bar" && <CommandBar onClose={close} />}
      </AtWork>
    </CommandBarContext>
  );
}

const MOST_SHOWN = 99;

type Props = { me: ConsoleMe; items: MenuScreen[]; onKeys: () => void };

function Menu({ me, items, onKeys }: Props) {
  const texts = useShellTexts();
  const { data: today } = useQuery({
    ...todayQuery({}),
    // What the server rendered is not asked for again; the live channel and the interval refresh it.
    staleTime: Infinity,
    enabled: may(me.role, "deskToday"),
  });
  const { day = [], shop = [], manage = [] } = Object.groupBy(items, ({ menu }) => menu.group);
  return (
    <nav className="side" aria-label={texts.console}>
      <div className="side-in">
        <Link className="side-logo" to="/" aria-label={`${shopName()} ${texts.home}`}>
          <Logo />
        </Link>
        <div className="side-lists">
          <Items items={day} today={today} />
          <Items items={shop} today={today} heading={texts.groups.shop} />
          <Items items={manage} today={today} heading={texts.groups.manage} />
        </div>
        <div className="side-foot">
          <Button look="bare" className="side-me side-keys" onClick={onKeys}>
            <Icon name="keyb" />
            <span>{texts.keys}</span>
            <kbd>?</kbd>
          </Button>
          <AccountMenu me={me} />
        </div>
      </div>
    </nav>
  );
}

type ItemsProps = { items: MenuScreen[]; heading?: string; today: Today | undefined };

function Items({ items, heading, today }: ItemsProps) {
  const id = useId();
  const texts = useShellTexts();
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <>
      {heading && (
        <p className="side-group" id={id}>
          <span>{heading}</span>
        </p>
      )}
      <ul aria-labelledby={heading && id}>
        {items.map((screen) => {
          const waiting = today ? waitingAt(screen, today) : 0;
          const count = `${id}-${screen.path}`;
          return (
            <li key={screen.path}>
              <Link
                to={addressOf(screen)}
                activeProps={{ "aria-current": "page" }}
                {...(waiting > 0 && { "aria-describedby": count })}
              >
                <Icon name={screen.menu.icon} />
                <span>{screen.label[language]}</span>
              </Link>
              {waiting > 0 && (
                <em id={count}>
                  {waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}
                  <span className="hide"> {texts.waiting(waiting)}</span>
                </em>
              )}
              <Peg />
            </li>
          );
        })}
      </ul>
    </>
  );
}
