import { createContext, use, useState, type ComponentType } from "react";

/** The long texts, by where they stand. Only the server has them. */
export type ServerPartName =
  | "explore"
  | "faq"
  | "jobs-intro"
  | "jobs-marketing"
  | "jobs-interns"
  | "privacy"
  | "terms";

export type ServerParts = Record<ServerPartName, ComponentType>;

export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);

type Props = {
  name: ServerPartName;
  /** Where the text is in another language than the page. */
  lang?: string | undefined;
  /** The style sheets the part is drawn with: naming them here brings them along with the page. */
  looks: readonly CSSModuleClasses[];
};

/**
 * A part of the page that only the server can draw: its text never enters the scripts. In the browser the
 * markup that came with the document simply stays.
 */
export function ServerPart({ name, lang }: Props) {
  const Drawn = use(ServerPartsContext)?.[name];
  const id = `part-${name}`;
  const [html] = useState(() => (Drawn ? "" : (document.getElementById(id)?.innerHTML ?? "")));
  if (Drawn) {
    return (
      <div id={id} lang={lang}>
        <Drawn />
      </div>
    );
  }
  return (
    <div id={id} lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
