import type { Endpoint } from "../shared/calls/endpoint.ts";
import type { ConsoleCall } from "./console-call.ts";

/** Who may make it is not said here but in the table of permissions. */
export type ConsoleEndpoint = Omit<Endpoint, "callers" | "auth"> & ConsoleCall;
