import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";

/** `dinsdag`, `Tuesday`: a weekday by its ISO number. The first of January 2024 was a Monday. */
export const formatWeekday = (day: number, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, day),
  );
