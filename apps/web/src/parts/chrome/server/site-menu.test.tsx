import { describe, expect, it } from "vitest";
import { draw } from "../../navigation/test-draw.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { SiteMenu } from "./site-menu.tsx";

const WORDS = {
  nl: { logIn: "Inloggen", order: "Bestel nu" },
  en: { logIn: "Log in", order: "Order now" },
} as const;

describe.each([
  ["header", SiteMenu],
  ["menu of narrow screens", MenuPanel],
] as const)("the %s", (_, Menu) => {
  it.each(["nl", "en"] as const)(
    "leads to the login and into an order, in %s",
    async (language) => {
      const links = (await draw(<Menu />, language)).match(/<a .*?<\/a>/g) ?? [];
      const linkNamed = (name: string) =>
        links.find((link) => link.includes(`<span>${name}</span>`));
      const { logIn, order } = WORDS[language];
      expect(linkNamed(logIn)).toMatch(
        new RegExp(`href="/${language}/order\\?page=address-selection#login"`),
      );
      expect(linkNamed(order)).toMatch(
        new RegExp(`href="/${language}/order\\?page=address-selection"`),
      );
    },
  );
});
