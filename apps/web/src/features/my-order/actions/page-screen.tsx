import type { Doing } from "../doing.ts";
import { AgainScreen } from "./again-screen.tsx";
import { ChangeScreen } from "./change-screen.tsx";
import type { ActProps } from "./sending.tsx";

/** The screen that replaces the order page: changing its times, or ordering again. */
export function PageScreen({ doing, ...act }: ActProps & { doing: Doing | undefined }) {
  return doing === "change" ? <ChangeScreen {...act} /> : <AgainScreen {...act} />;
}
