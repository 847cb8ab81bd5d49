import {
  createContext,
  use,
  useState,
  type ComponentProps,
  type ComponentType,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { trustedHtml } from "@waslijn/design/trusted.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import { useLanguage } from "../../i18n/language-context.ts";

const documents = new Map<Language, Promise<Document>>();

/** Fetches the page from the server in another language; cached per language for all parts. */
function loadDocument(language: Language): Promise<Document> {
  const running =
    documents.get(language) ??
    fetch(location.pathname + location.search)
      .then((answer) => answer.text())
      .then((html) => new DOMParser().parseFromString(trustedHtml(html), "text/html"));
  documents.set(language, running);
  running.catch(() => documents.delete(language));
  return running;
}

/** HTML of a part after an in-place language switch; undefined before. */
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
      // Offline the part keeps its language.
      .catch(() => undefined);
    return () => {
      isOvertaken = true;
    };
  }, [id, language]);
  return html;
}

/** Components by name; provided on the server only. */
export type ServerParts = Record<ServerPartName, ComponentType>;
export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);

type Props = Omit<ComponentProps<"div">, "id" | "children" | "dangerouslySetInnerHTML"> & {
  name: ServerPartName;
};

/**
 * A part that only the server renders: its code and texts are not in the client bundle. The browser keeps the HTML of
 * the document; after a language switch it is taken from the fetched page.
 */
export function ServerPart({ name, ...others }: Props) {
  const Drawn = use(ServerPartsContext)?.[name];
  const id = `part-${name}`;
  const [first] = useState(() => (Drawn ? "" : (document.getElementById(id)?.innerHTML ?? "")));
  const html = useOtherLanguage(id) ?? first;
  // Memoised: React writes the part again for every new object.
  const trusted = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  if (Drawn) {
    return (
      <div {...others} id={id}>
        <Drawn />
      </div>
    );
  }
  return <div {...others} id={id} suppressHydrationWarning dangerouslySetInnerHTML={trusted} />;
}

/** Names of the server-only parts; the registry must provide each. */
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
