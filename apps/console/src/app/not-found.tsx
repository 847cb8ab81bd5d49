import { Link } from "@tanstack/react-router";
import { defineTexts } from "../i18n/define-texts.ts";
import { Empty } from "../parts/states/states.tsx";

const useTexts = defineTexts({
  en: { title: "There is no such screen, or not for your role", back: "To the start" },
  nl: { title: "Dit scherm bestaat niet, of niet voor jouw rol", back: "Naar het begin" },
});

export function NotFound() {
  const texts = useTexts();
  return (
    <main id="main">
      <h1 className="hide">{texts.title}</h1>
      <Empty title={texts.title}>
        <Link className="link" to="/">
          {texts.back}
        </Link>
      </Empty>
    </main>
  );
}
