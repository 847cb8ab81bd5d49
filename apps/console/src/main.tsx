// Declares the order of the cascade layers, so it has to come before every sheet that uses one.
import "@waslijn/design/tokens.css";
import "@waslijn/design/reset.css";
import "virtual:brand.css";
import "./styles/console.css";
import "./ui/form/controls.css";
import "./ui/form/field.css";
import { keepTyped } from "@waslijn/design/keep-typed.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readDrawn, type Drawn, repeatEarly } from "./app/drawn.ts";
import { Root } from "./app/root.tsx";
import { createConsoleRouter } from "./app/router.tsx";
import { createQueryClient, keepAnswers } from "./app/session.ts";
import { currentLanguage } from "./i18n/current-language.ts";
import { shortcuts } from "./ui/shortcuts.ts";

const queries = createQueryClient();
const router = createConsoleRouter(queries);

document.addEventListener("keydown", (event) => shortcuts.handle(event));

const isReady = (): void => {
  document.documentElement.dataset.ready = "true";
};

/** Hydrates the server-rendered screen with the data it was rendered with. */
async function takeOver(place: HTMLElement, drawn: Drawn): Promise<void> {
  keepAnswers(queries, drawn.answers);
  // Tells the router that its matches are server-rendered, so that it adds no Suspense boundary around them.
  router.ssr = { manifest: undefined };
  await router.load();
  const restoreTyped = keepTyped(place);
  const onReady = (): void => {
    restoreTyped();
    repeatEarly();
    isReady();
  };
  hydrateRoot(
    place,
    <Root
      language={drawn.language}
      queries={queries}
      router={router}
      drawn={drawn}
      onReady={onReady}
    />,
    { onRecoverableError: (error) => console.error("hydration", error, (error as Error).cause) },
  );
}

const place = document.getElementById("console");
if (!place) throw new Error("The page has no place for the console.");
const drawn = readDrawn();
if (drawn) void takeOver(place, drawn);
else {
  createRoot(place).render(
    <Root language={currentLanguage()} queries={queries} router={router} onReady={isReady} />,
  );
}
