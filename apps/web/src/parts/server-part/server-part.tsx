import { createContext, use, useState, type ComponentProps, type ComponentType } from "react";
import type { ServerPartName } from "./server-part-names.ts";
import { useOtherLanguage } from "./use-other-language.ts";

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
