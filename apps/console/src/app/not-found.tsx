import type { Role } from "@waslijn/contract/console/codes";
import { Link } from "@tanstack/react-router";
import { defineTexts } from "../i18n/define-texts.ts";
import { Empty } from "../ui/states.tsx";

const useTexts = defineTexts({
  en: {
    title: "There is no such screen",
    notFor: {
      owner: "This screen is not for owners",
      desk: "This screen is not for the desk",
      hub: "This screen is not for the hub",
      driver: "This screen is not for drivers",
    },
    ask: "Do you need it? Ask the owner.",
    back: "To the start",
  },
  nl: {
    title: "Dit scherm bestaat niet",
    notFor: {
      owner: "Dit scherm is niet voor eigenaars",
      desk: "Dit scherm is niet voor de balie",
      hub: "Dit scherm is niet voor de hub",
      driver: "Dit scherm is niet voor chauffeurs",
    },
    ask: "Heb je het nodig? Vraag de eigenaar.",
    back: "Naar het begin",
  },
});

/** `data` holds the role when that role may not open the screen. */
export function NotFound({ data }: { data?: unknown }) {
  const texts = useTexts();
  const role = (data as { role: Role } | undefined)?.role;
  const title = role ? texts.notFor[role] : texts.title;
  return (
    <main id="main">
      <h1 className="hide">{title}</h1>
      <Empty title={title}>
        {role && <p>{texts.ask}</p>}
        <Link className="btn btn-line" to="/">
          {texts.back}
        </Link>
      </Empty>
    </main>
  );
}
