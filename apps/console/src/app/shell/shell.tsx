import { useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { CommandBarContext } from "../../parts/bar/command-bar-context.ts";
import { useShortcuts } from "../../parts/keys/use-shortcuts.ts";
import { CommandBar } from "../command-bar/command-bar.tsx";
import { meQuery } from "../../api/me-query.ts";
import { may } from "../session.ts";
import { AtWork } from "./at-work.tsx";
import { Menu } from "./menu.tsx";
import { menuOf } from "./menu-items.ts";
import { useShellTexts } from "./shell-texts.ts";
import "./shell.css";
import "./shell-narrow.css";

const KeysSheet = lazy(() => import("./keys-sheet.tsx"));

/** Menu, rope and peg around whichever screen is open. */
export function Shell() {
  const texts = useShellTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const navigate = useNavigate();
  const [over, setOver] = useState<"keys" | "command-bar">();
  const items = menuOf(me.role);
  const close = (): void => setOver(undefined);
  const openCommandBar = (): void => setOver("command-bar");
  useShortcuts([
    { keys: "?", label: texts.keysTitle, act: () => setOver("keys") },
    { keys: "Ctrl K", label: texts.command, act: openCommandBar, whileTyping: true },
    ...(me && may(me.role, "placeByPhone")
      ? [{ keys: "G N", label: texts.byPhone, act: () => void navigate({ to: "/by-phone" }) }]
      : []),
    ...items.map(({ keys, name, to }) => ({
      keys,
      label: texts.go(texts.menu[name]),
      act: () => void navigate({ to }),
    })),
  ]);
  return (
    <CommandBarContext value={openCommandBar}>
      <AtWork>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <div className="app">
          <Menu me={me} items={items} onKeys={() => setOver("keys")} />
          <div className="work">
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
