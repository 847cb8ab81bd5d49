import type { Language } from "@waslijn/contract/shared/constants";
import { LOCALES } from "./locales.ts";

/** `dinsdag`, `Tuesday`: a weekday by its ISO number. The first of January 2024 was a Monday. */
export const formatWeekday = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, day),
  );
