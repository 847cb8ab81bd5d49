import { createContext, use } from "react";

export const CommandBarContext = createContext<() => void>(() => undefined);
export const useOpenCommandBar = (): (() => void) => use(CommandBarContext);
