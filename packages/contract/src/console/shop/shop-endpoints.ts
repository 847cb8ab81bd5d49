import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { shopCalls } from "./shop-calls.ts";
import { visitorBody, visitorView } from "./visitor.ts";
import { windowsGrid, windowsQuery } from "./windows.ts";

export const shopEndpoints = {
  viewWindows: {
    ...shopCalls.viewWindows,
    summary: "Two weeks of a hub's windows: bookings against places, and the days that are closed",
    query: windowsQuery,
    response: windowsGrid,
    status: 200,
    problems: [],
  },
  viewAsVisitor: {
    ...shopCalls.viewAsVisitor,
    summary: "What a visitor at an address is offered, and why a day or window is missing",
    body: visitorBody,
    response: visitorView,
    status: 200,
    problems: [],
  },
} as const satisfies Record<keyof typeof shopCalls, ConsoleEndpoint>;
