import {
  createContext,
  use,
  useState,
  type ComponentProps,
  type ComponentType,
  useEffect,
  useRef,
} from "react";
import type { Language } from "@waslijn/contract/shared/constants";
import { useLanguage } from "../../i18n/language-context.ts";

const documents = new Map<Language, Promise<Document>>();

/** The page as the server draws it now, once per language however many parts ask. */
function loadDocument(language: Language): Promise<Document> {
  const running =
    documents.get(language) ??
    fetch(location.pathname + location.search)
      .then((answer) => answer.text())
      .then((html) => new DOMParser().parseFromString(html, "text/html"));
  documents.set(language, running);
  running.catch(() => documents.delete(language));
  return running;
}

/** A part's markup once the language was switched in place; nothing until then. */
function useOtherLanguage(id: string): string | undefined {
  const language = useLanguage();
  const drawnIn = useRef(language);
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (drawnIn.current === language) return;
    drawnIn.current = language;
    let isOvertaken = false;
    loadDocument(language)
      .then((page) => isOvertaken || setHtml(page.getElementById(id)?.innerHTML))
      // Without connection the frame stays in the language it is in.
      .catch(() => undefined);
    return () => {
      isOvertaken = true;
    };
  }, [id, language]);
  return html;
}

/** Parts by name. Only the server has them. */
export type ServerParts = Record<ServerPartName, ComponentType>;
export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);

type Props = Omit<ComponentProps<"div">, "id" | "children" | "dangerouslySetInnerHTML"> & {
  name: ServerPartName;
};

/**
 * A part of the page that only the server draws: its code and texts never enter the scripts. In the
 * browser the markup that came with the document stays; in another language it is fetched from there.
 */
export function ServerPart({ name, ...others }: Props) {
  const Drawn = use(ServerPartsContext)?.[name];
  const id = `part-${name}`;
  const [first] = useState(() => (Drawn ? "" : (document.getElementById(id)?.innerHTML ?? "")));
  const html = useOtherLanguage(id) ?? first;
  if (Drawn) {
    return (
      <div {...others} id={id}>
        <Drawn />
      </div>
    );
  }
  return (
    <div {...others} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Every part that only the server draws. The app's registry has one for each, and no page names another. */
type ServerPartName =
  | "app-block"
  | "explore"
  | "faq"
  | "footer"
  | "hero-banner"
  | "hero-line"
  | "home-sections"
  | "jobs-interns"
  | "jobs-intro"
  | "jobs-marketing"
  | "menu-panel"
  | "other-prices"
  | "privacy"
  | "site-menu"
  | "site-start"
  | "skip-link"
  | "terms"
  | "web-view-bar";
