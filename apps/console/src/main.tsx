// The order of layers is told before anything that stands in one.
import "@waslijn/ui/styles/tokens.css";
import "@waslijn/ui/styles/reset.css";
import "virtual:brand.css";
import "./styles/console.css";
import "./parts/controls/controls.css";
import "./parts/field/field.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { createConsoleRouter } from "./app/router.tsx";
import { createQueryClient } from "./app/session.ts";
import { LanguageProvider } from "./i18n/language.tsx";
import { shortcuts } from "./parts/keys/shortcuts.ts";
import { ToastProvider } from "./parts/toast/toast.tsx";

const queries = createQueryClient();
const router = createConsoleRouter(queries);

document.addEventListener("keydown", (event) => shortcuts.handle(event));

const place = document.getElementById("console");
if (!place) throw new Error("The page has no place for the console.");
createRoot(place).render(
  <LanguageProvider>
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </LanguageProvider>,
);
