import { brand } from "@waslijn/contract/shared/brand";
import { hydrateRoot } from "react-dom/client";
import type { ComponentType } from "react";
import { Root } from "./app/root.tsx";
import { followLanguage, startApp, startSession } from "./app/start-session.ts";
import { takeCarriedState, goToOwnDocument } from "./parts/navigation/navigate.ts";
import { startTracking } from "./parts/chrome/tag-manager.ts";
import { keepTyped } from "@waslijn/design/keep-typed.ts";
import { earlyEvents, replayEarly } from "./app/replay-early.ts";
import { loadTexts } from "./i18n/define-texts.ts";
import { readPageData, type PageData } from "./lib/page-data.ts";
import { reportFailure } from "./parts/notification/notify.ts";
import { match, type Visit } from "./paths.ts";
import "./ui/global.css";

/** A function, not top-level await: pages share a chunk with this module, and both would wait for each other. */
async function start(container: HTMLElement, data: PageData, visit: Visit): Promise<void> {
  followLanguage();
  startTracking(visit.route, data.settings);
  void startSession(visit.route);
  const { default: page } = (await import(/* @vite-ignore */ data.script)) as {
    default: ComponentType;
  };
  await loadTexts(visit.language);
  const restoreTyped = keepTyped(container);
  hydrateRoot(
    container,
    <Root
      firstVisit={visit}
      data={data}
      page={page}
      onReady={() => {
        restoreTyped();
        replayEarly();
        startApp();
      }}
    />,
    {
      onRecoverableError: (error) => console.error("hydration", error, (error as Error).cause),
      // The error boundary reports it.
      onCaughtError: () => undefined,
    },
  );
}

/** A page or its texts failed to load before hydration: the server-rendered document stays. */
function giveUp(error: unknown): void {
  earlyEvents()?.giveUp();
  reportFailure("page-not-started", error);
}

const app = document.getElementById("app");
const data = readPageData();
Object.assign(brand, data.brand);
const rendered = match(data.url);
takeCarriedState();
if (app && rendered.kind === "page" && !goToOwnDocument(rendered.visit)) {
  start(app, data, rendered.visit).catch(giveUp);
}
