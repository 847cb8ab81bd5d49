import { initials } from "../../i18n/initials.ts";
import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { Link } from "@tanstack/react-router";
import { useChooseLanguage, useLanguage } from "../../i18n/language.tsx";
import { LaterMenu } from "../../ui/overlay/later-menu.tsx";
import { useLoaded } from "../../ui/overlay/use-loaded.ts";
import { useRoleTexts } from "../../parts/role-texts.ts";
import { useShellTexts } from "./shell-texts.ts";
import { lazy, Suspense, useState } from "react";

const loadSignOut = () => import("./sign-out.tsx");
const SignOut = lazy(loadSignOut);

export function AccountMenu({ me }: { me: ConsoleMe }) {
  const texts = useShellTexts();
  const roles = useRoleTexts();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  const whenLoaded = useLoaded();
  return (
    <>
      <LaterMenu
        className="side-me"
        side="top"
        lines={[
          { kind: "label", words: texts.language },
          {
            kind: "choices",
            value: language,
            options: LANGUAGES.map((one) => ({
              value: one,
              words: texts.languages[one],
              lang: one,
            })),
            choose: (value) => choose(value as Language),
          },
          { kind: "rule" },
          { kind: "link", link: <Link to="/account">{texts.account}</Link> },
          me.isOnTablet
            ? { kind: "link", link: <Link to="/tablet">{texts.switch}</Link> }
            : {
                kind: "act",
                words: texts.signOut,
                act: () => whenLoaded(loadSignOut, () => setIsLeaving(true)),
              },
        ]}
      >
        <span className="face" aria-hidden="true">
          {initials(me.name)}
        </span>
        <span>
          {me.name}
          <small>{roles[me.role]}</small>
          <span className="hide">{texts.me}</span>
        </span>
      </LaterMenu>
      {isLeaving && (
        <Suspense>
          <SignOut who={me.id} onStay={() => setIsLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
