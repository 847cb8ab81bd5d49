import { Outlet } from "@tanstack/react-router";
import { createContext, use, useEffect } from "react";

export const ReadyContext = createContext<(() => void) | undefined>(undefined);

/** Inside the router's own boundary: when this effect runs, what it shows can take events. */
export function ReadyOutlet() {
  const onReady = use(ReadyContext);
  useEffect(() => onReady?.(), [onReady]);
  return <Outlet />;
}
