import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { areaCalls } from "./area-calls.ts";
import { deskAreas, openAreaBody, openedArea } from "./areas.ts";

export const areaEndpoints = {
  deskAreas: {
    ...areaCalls.deskAreas,
    summary: "Which postal codes are served from where, and how many people wait in the others",
    response: deskAreas,
    status: 200,
    problems: [],
  },
  previewArea: {
    ...areaCalls.previewArea,
    summary: "How many people would be mailed if these postal codes were opened",
    body: openAreaBody,
    response: openedArea,
    status: 200,
    problems: ["not_found", "area_overlaps"],
  },
  openArea: {
    ...areaCalls.openArea,
    summary: "Serve postal codes from a hub, and mail everyone who waited for it once",
    body: openAreaBody,
    response: openedArea,
    status: 200,
    problems: ["not_found", "area_overlaps"],
  },
} as const satisfies Record<keyof typeof areaCalls, ConsoleEndpoint>;
