import { expect, test } from "vitest";
import { languageAskedFor } from "./current-language.ts";

test.each([
  ["consoleLanguage=en", "nl-NL,nl;q=0.9", "en"],
  ["waslijn-staff=abc; consoleLanguage=nl", "en", "nl"],
  ["consoleLanguage=fr", "en-GB,nl;q=0.8", "en"],
  ["other-consoleLanguage=en", "de-DE, nl;q=0.8, en;q=0.7", "nl"],
  [undefined, "en-GB,en;q=0.9,nl;q=0.8", "en"],
  [undefined, "de", "nl"],
  [undefined, undefined, "nl"],
] as const)("cookies %s and wishes %s are answered in %s", (cookie, wishes, language) => {
  expect(languageAskedFor({ cookie, "accept-language": wishes })).toBe(language);
});
