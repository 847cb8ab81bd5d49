import { useEffect, type ReactNode, createContext, use } from "react";
import { shopName } from "./shop-details.ts";
import { Icon } from "../ui/icon.tsx";
import { defineTexts } from "../i18n/define-texts.ts";
import { Button } from "../ui/button.tsx";

export const CommandBarContext = createContext<() => void>(() => undefined);
export const useOpenCommandBar = (): (() => void) => use(CommandBarContext);

const useBarTexts = defineTexts({
  en: { find: "Find or jump…" },
  nl: { find: "Zoek of spring…" },
});

type Props = {
  title: string;
  /** Secondary text beside the title. */
  beside?: ReactNode;
  /** Link back to the previous screen. */
  back?: ReactNode;
  end?: ReactNode;
};

/** The document title of a screen. */
export const pageTitle = (title: string): string => `${title} – ${shopName()} console`;

/** The header of every screen, with the button of the command bar. */
export function Bar({ title, beside, back, end }: Props) {
  const texts = useBarTexts();
  const openCommandBar = useOpenCommandBar();
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <header className="bar">
      {back}
      <h1>{title}</h1>
      {beside}
      <div className="bar-end">
        {end}
        <Button look="bare" className="find" onClick={openCommandBar}>
          <Icon name="search" size="s" />
          <span>{texts.find}</span>
          <kbd>Ctrl K</kbd>
        </Button>
      </div>
    </header>
  );
}
