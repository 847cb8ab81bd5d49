import type { Language } from "@waslijn/contract/shared/constants";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { LanguageProvider } from "../i18n/language.tsx";
import { DrawnOnContext } from "../i18n/use-today.ts";
import { ToastProvider } from "../ui/overlay/toast.tsx";
import type { Drawn } from "./drawn.ts";
import { HeardContext } from "./use-live.ts";
import { ReadyContext } from "./ready.tsx";
import type { ConsoleRouter } from "./router.tsx";

type Props = {
  language: Language;
  queries: QueryClient;
  router: ConsoleRouter;
  /** Server-rendered data; without it the browser renders from scratch. */
  drawn?: Drawn | undefined;
  onReady?: () => void;
};

/** The whole console, for server rendering and hydration. */
export function Root({ language, queries, router, drawn, onReady }: Props) {
  return (
    <LanguageProvider first={language}>
      <DrawnOnContext value={drawn?.today}>
        <HeardContext value={drawn?.event}>
          <ReadyContext value={onReady}>
            <QueryClientProvider client={queries}>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </QueryClientProvider>
          </ReadyContext>
        </HeardContext>
      </DrawnOnContext>
    </LanguageProvider>
  );
}
