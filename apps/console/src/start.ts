import { openAhead } from "./app/screens.ts";

openAhead(location);
void import("./main.tsx");
