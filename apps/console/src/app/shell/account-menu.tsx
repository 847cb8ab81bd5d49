import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { ConsoleMe } from "@waslijn/contract/console/staff/staff";
import { Link } from "@tanstack/react-router";
import { useChooseLanguage, useLanguage } from "../../i18n/language.tsx";
import { Ask } from "../../parts/dialog/ask.tsx";
import { initials } from "../../i18n/initials.ts";
import { LaterMenu } from "../../parts/menu/later-menu.tsx";
import { useRoleTexts } from "../../parts/roles/role-texts.ts";
import { useShellTexts } from "./shell-texts.ts";
import { useSignOut } from "./use-sign-out.ts";

export function AccountMenu({ me }: { me: ConsoleMe }) {
  const texts = useShellTexts();
  const roles = useRoleTexts();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const { notSent, ask, leave, stay } = useSignOut(me.id);
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
          { kind: "act", words: texts.signOut, act: () => void ask() },
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
      {notSent > 0 && (
        <Ask
          title={texts.notSent.title(notSent)}
          submit={texts.notSent.submit}
          leave={texts.notSent.leave}
          isRunning={false}
          onSubmit={() => void leave()}
          onClose={stay}
        >
          <p>{texts.notSent.hint}</p>
        </Ask>
      )}
    </>
  );
}
