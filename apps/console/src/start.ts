import { readDrawn, keepEarly } from "./app/drawn.ts";
import { openAhead } from "./app/screens.ts";

const isDrawn = readDrawn() !== undefined;
if (isDrawn) keepEarly();
openAhead(location, isDrawn);
void import("./main.tsx");
