import { createContext } from "react";

/** Whether the session ended while its screen is open. */
export const SessionEndedContext = createContext(false);
