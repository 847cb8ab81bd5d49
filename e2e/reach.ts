import { expect, type Page } from "@playwright/test";

/** Content that cannot be reached, words broken across lines, text in narrow columns or larger than the heading; a message per fault. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const SLACK = 1.5;
    const root = document.documentElement;
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const nameOf = (element: Element): string =>
      `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}"`;
    const boxOf = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    /** Radios and checkboxes are invisible: their label is measured instead. */
    const drawnBy = (element: Element): Element =>
      element instanceof HTMLInputElement && element.labels?.[0] && isDrawnByLabel(element)
        ? element.labels[0]
        : element;
    const isDrawnByLabel = (input: HTMLInputElement): boolean =>
      input.type === "radio" || input.type === "checkbox";

    /** Follows a box up through scrolling and clipping ancestors; returns where it becomes unreachable. */
    const lostAt = (element: Element): string | undefined => {
      const box = boxOf(element);
      let fixed = false;
      for (let at: Element = element; at !== root; at = at.parentElement ?? root) {
        if (getComputedStyle(at).position === "fixed" || at.matches(":modal, :popover-open")) {
          fixed = true;
          break;
        }
        const around = at.parentElement ?? root;
        if (around === root || around === document.body) break;
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = boxOf(around);
        if (overflowX === "auto" || overflowX === "scroll") {
          if (box.left + around.scrollLeft < edge.left - SLACK) return "lies before what scrolls";
          [box.left, box.right] = [edge.left, edge.right];
        } else if (
          overflowX !== "visible" &&
          isOutside(box.left, box.right, edge.left, edge.right)
        ) {
          return `is cut off sideways by ${around.localName}.${around.className}`;
        }
        if (overflowY === "auto" || overflowY === "scroll") {
          [box.top, box.bottom] = [edge.top, edge.bottom];
        } else if (
          overflowY !== "visible" &&
          isOutside(box.top, box.bottom, edge.top, edge.bottom)
        ) {
          return `is cut off in height by ${around.localName}.${around.className}`;
        }
      }
      if (isOutside(box.left, box.right, 0, root.clientWidth)) return "lies beside the screen";
      if (fixed && isOutside(box.top, box.bottom, 0, innerHeight))
        return "lies above or below the window";
      return box.top + scrollY < -SLACK && !fixed ? "lies above the page" : undefined;
    };
    const isOutside = (from: number, to: number, low: number, high: number): boolean =>
      from < low - SLACK || to > high + SLACK;

    // Radix' guards only pass the focus on.
    const CONTROLS =
      "a[href], button, input, select, textarea, summary, [tabindex='0']:not([data-radix-focus-guard])";
    const inModal = document.querySelector(":modal");
    const controls = [...(inModal ?? document).querySelectorAll(CONTROLS)]
      // Skip links are off screen until they have focus.
      .filter((element) => shown(element) && !element.matches("a[href^='#']:not(:focus)"))
      .filter((element) => element.getAttribute("type") !== "hidden");
    const lost = controls.flatMap((control) => {
      const where = lostAt(drawnBy(control));
      return where ? [`${nameOf(control)} ${where}`] : [];
    });

    const isTorn = (text: Text, word: string, at: number): boolean => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => top);
      return tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4;
    };
    const tornIn = (element: Element, words: RegExp): string[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (
        let text = texts.nextNode() as Text | null;
        text;
        text = texts.nextNode() as Text | null
      ) {
        const around = text.parentElement;
        const matches = [...text.data.matchAll(words)];
        if (!around || matches.length === 0 || !shown(around)) continue;
        for (const { 0: word, index } of matches) {
          if (isTorn(text, word, index)) found.push(`${around.localName} tears "${word}"`);
        }
      }
      return found;
    };
    const torn = [...document.querySelectorAll("h1, h2, h3, legend, button")]
      .filter(shown)
      .flatMap((heading) => tornIn(heading, /[^\s\-–/\u00AD\u200B]{2,}/gu));
    // Words that could break at a hyphen or space.
    torn.push(...tornIn(document.body, /\be-mail\p{L}*|\b0800\s\d{4}/gu));
    const sizeOf = (element: Element): number =>
      Number.parseFloat(getComputedStyle(element).fontSize);
    const title = document.querySelector("main h1");
    const overTitle = [...document.querySelectorAll("main p")].filter(
      (text) => title && shown(title) && shown(text) && sizeOf(text) > sizeOf(title),
    );
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        (child) => child instanceof Text && child.data.trim().length > 12,
      );
    const isSqueezed = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width < 4 * sizeOf(element) && height > 5 * sizeOf(element);
    };
    const squeezed = [...document.body.querySelectorAll("*")].filter(
      (element) => hasWords(element) && shown(element) && isSqueezed(element),
    );
    const wide = root.scrollWidth - root.clientWidth;
    const tooWide = (): string => {
      const beside = [...document.body.querySelectorAll("*")].filter(
        (element) => shown(element) && lostAt(element) === "lies beside the screen",
      );
      return `the page is ${wide} px too wide: ${beside.map(nameOf).join(", ") || "nothing is drawn there"}`;
    };
    return [
      ...(wide > 0 ? [tooWide()] : []),
      ...overTitle.map((text) => `${nameOf(text)} is larger than the heading of the page`),
      ...squeezed.map((text) => `${nameOf(text)} is squeezed into a narrow column`),
      ...lost,
      ...torn,
    ];
  });
}

/** All content can be reached and read. */
export async function expectInReach(page: Page, how: string): Promise<void> {
  await expect.poll(() => faultsOf(page), { message: how }).toEqual([]);
}

/** If a screen has one primary button, it is visible without scrolling. */
export async function expectMainButtonInSight(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      scrollTo(0, 0);
      const dialog = document.querySelector(":modal");
      dialog?.scrollTo(0, 0);
      const buttons = (dialog ?? document).querySelectorAll("[data-kind=main]");
      const shown = [...buttons].filter((button) => button.checkVisibility());
      const inSight = shown.some((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1;
      });
      return shown.length === 0 || inSight ? "in sight" : "out of sight";
    });
  await expect.poll(place, { message: "the main button" }).toBe("in sight");
}

/** A disabled forward button has its reason next to it. */
export async function expectReasons(page: Page): Promise<void> {
  const mute = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "button[data-kind=main]:disabled, button[type=submit]:disabled",
        ),
      ]
        .filter((button) => button.checkVisibility() && !button.hasAttribute("aria-describedby"))
        .filter((button) => button.ariaDisabled !== "true")
        .filter((button) => {
          const bar = button.parentElement?.parentElement;
          const around = button.closest("form, dialog") ?? bar;
          const isAbove = bar?.previousElementSibling?.matches("[data-why]") ?? false;
          return !isAbove && !around?.querySelector("[data-why]");
        })
        .map((button) => button.textContent),
    );
  await expect.poll(mute, { message: "grey buttons without a reason" }).toEqual([]);
}

/** Sets the root font size, as a user's setting would; an empty value restores the page's own. */
export const setRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
