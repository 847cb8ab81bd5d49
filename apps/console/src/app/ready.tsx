import { Outlet } from "@tanstack/react-router";
import { createContext, use, useEffect } from "react";

export const ReadyContext = createContext<(() => void) | undefined>(undefined);

/** Inside the router's own Suspense boundary: when this effect runs, its content is hydrated. */
export function ReadyOutlet() {
  const onReady = use(ReadyContext);
  useEffect(() => onReady?.(), [onReady]);
  return <Outlet />;
}
