import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { defineTexts } from "../i18n/define-texts.ts";
import { Failed } from "../parts/states/states.tsx";

const useTexts = defineTexts({
  en: { title: "The console did not open" },
  nl: { title: "De console ging niet open" },
});

export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const texts = useTexts();
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="main">
      <h1 className="hide">{texts.title}</h1>
      <Failed failure={error} onRetry={retry} />
    </main>
  );
}
