import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from "@modelcontextprotocol/client";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import type { Page } from "@playwright/test";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DEVICES, expect, expectAccessible, ready, test, variants } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

const WORDS = {
  nl: {
    heading: "Mag Huishulp voor je bestellen?",
    email: "E-mailadres",
    password: "Wachtwoord",
    logIn: "Log in",
    unchecked: "wij konden hem niet controleren",
    cancel: /^Annuleren/,
    days: /^90 dagen/,
    allow: /^Sta toe/,
    refuse: /^Niet toestaan/,
  },
  en: {
    heading: "May Huishulp order for you?",
    email: "E-mail",
    password: "Password",
    logIn: "Log in",
    unchecked: "we couldn’t check it",
    cancel: /^Cancel/,
    days: /^90 days/,
    allow: /^Allow/,
    refuse: /^Don’t allow/,
  },
} as const;

/** A program that waits on loopback for the browser to come back. */
async function listen() {
  const server = createServer((_request, reply) =>
    reply.setHeader("content-type", "text/html").end("<title>ok</title>"),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/callback`, close: () => server.close() };
}

/** Remembers in memory what the SDK's client asks it to. */
class Provider implements OAuthClientProvider {
  readonly redirectUrl: string;
  asked: URL | undefined;
  #information: ReturnType<OAuthClientProvider["clientInformation"]>;
  #tokens: ReturnType<OAuthClientProvider["tokens"]>;
  #verifier = "";

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl;
  }
  get clientMetadata() {
    return { client_name: "Huishulp", redirect_uris: [this.redirectUrl] };
  }
  state = () => "a-state";
  clientInformation = () => this.#information;
  saveClientInformation(information: Awaited<typeof this.information>): void {
    this.#information = information;
  }
  get information() {
    return this.#information;
  }
  tokens = () => this.#tokens;
  saveTokens(tokens: Awaited<ReturnType<OAuthClientProvider["tokens"]>>): void {
    this.#tokens = tokens;
  }
  invalidateCredentials(): void {
    this.#tokens = undefined;
  }
  redirectToAuthorization(url: URL): void {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  codeVerifier = () => this.#verifier;
}

type ToolResult = {
  confirmation: string;
  order: { number: string; state: string; delivery: { date: string } };
  dates: AvailableDate[];
};

/** The windows of a tool's answer that can be chosen, as moments. */
const momentsOf = ({ dates }: ToolResult): string[] =>
  dates.flatMap(({ date, hours }) =>
    hours.filter(({ available }) => available).map(({ from }) => `${date}T${from}:00+01:00`),
  );

async function logIn(page: Page, words: (typeof WORDS)["nl" | "en"]): Promise<void> {
  await page.getByLabel(words.email, { exact: true }).fill("demo@waslijn.example");
  await page.getByLabel(words.password, { exact: true }).fill("schone-was-2026");
  await page.getByLabel(words.password, { exact: true }).press("Enter");
}

for (const { device, viewport, language } of variants(DEVICES, 0)) {
  test.describe(`on a ${device} in ${language}`, () => {
    test.use({ viewport, locale: language });

    test("an assistant goes from 401 by consent, given by keyboard, to a placed, moved and cancelled order [OPEN-04]", async ({
      page,
      server,
    }) => {
      const words = WORDS[language];
      const program = await listen();
      const provider = new Provider(program.url);
      const open = () =>
        new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider: provider });
      const transport = open();
      // One asks for the protocol of 2026-07-28, the other knows only the one before.
      const versionNegotiation = { mode: device === "phone" ? "legacy" : "auto" } as const;
      const client = new Client({ name: "huishulp", version: "1.0.0" }, { versionNegotiation });
      await client.connect(transport);
      const use = async (name: string, input: object = {}) => {
        const { isError, structuredContent } = await client.callTool({
          name,
          arguments: { ...input },
        });
        expect([name, isError ?? false, structuredContent]).toEqual([
          name,
          false,
          structuredContent,
        ]);
        return structuredContent as ToolResult;
      };
      const agree = async (name: string, input: object) => {
        const { confirmation } = await use(name, input);
        return use(name, { ...input, confirmation });
      };

      await test.step("reads without anything, and is sent to the customer to act", async () => {
        expect((await client.listTools()).tools.length).toBeGreaterThan(5);
        await use("list_prices");
        await expect(client.callTool({ name: "list_orders" })).rejects.toBeInstanceOf(
          UnauthorizedError,
        );
        expect(provider.asked?.searchParams.get("resource")).toBe(`${server.url}/mcp`);
      });

      await test.step("the customer logs in, reads who asks and allows it by keyboard", async () => {
        await page.goto(String(provider.asked));
        await ready(page);
        await expect(page).toHaveURL(new RegExp(`/${language}/assistant#`));
        await logIn(page, words);
        const heading = page.getByRole("heading", { level: 1, name: words.heading });
        await expect(heading).toBeFocused();
        await expect(page.getByRole("main")).toContainText(words.unchecked);
        await expectAccessible(page);
        await tabTo(page, /^30/);
        await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("radio", { name: words.days })).toBeChecked();
        await tabTo(page, words.allow);
        await page.keyboard.press("Enter");
        await page.waitForURL(`${program.url}?**`);
      });

      const back = new URL(page.url()).searchParams;
      expect([back.get("state"), back.get("iss")]).toEqual(["a-state", server.url]);
      await transport.finishAuth(back);

      const where = { postalCode: "2011DB", hasBag: true };
      const [pickupTime = ""] = momentsOf(await use("list_windows", { ...where, kind: "pickup" }));
      const after = { ...where, kind: "delivery", pickup: pickupTime.slice(0, 19) };
      const [deliveryTime = "", later = ""] = momentsOf(await use("list_windows", after));
      const laundry = { services: ["WF"], pieces: [], kilos: 6 };
      const placed = await agree("place_order", { ...laundry, pickupTime, deliveryTime });
      const { number } = placed.order;
      const moved = await agree("move_order", { number, deliveryTime: later });
      expect(moved.order.delivery.date).toBe(later.slice(0, 10));
      const cancelled = await agree("cancel_order", { number });
      expect(cancelled.order.state).toBe("cancelled");

      await test.step("it is listed where access codes are, and stopped there", async () => {
        await page.goto(`/${language}/orders`);
        await ready(page);
        await page.locator("summary").click();
        const stop = page.getByRole("button", { name: "Stop Huishulp" }).first();
        await stop.click();
        await expect(page.getByRole("status").filter({ hasText: "Huishulp" })).toBeVisible();
        const again = provider.asked;
        await expect(client.callTool({ name: "list_orders" })).rejects.toBeInstanceOf(
          UnauthorizedError,
        );
        expect(provider.asked, "asked for consent again").not.toBe(again);
      });
      await client.close();
      program.close();
    });
  });
}

test("refusing sends the assistant back without a code, in the other language too [OPEN-04]", async ({
  page,
  request,
  server,
}) => {
  const program = await listen();
  const registered = await request.post("/oauth/register", {
    data: { client_name: "Huishulp", redirect_uris: [program.url] },
  });
  const query = new URLSearchParams({
    response_type: "code",
    client_id: (await registered.json()).client_id,
    redirect_uri: program.url,
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
    resource: `${server.url}/mcp`,
  });
  await page.goto(`/oauth/authorize?${query}`);
  await ready(page);
  await page.getByRole("link", { name: /^NL/ }).click();
  await logIn(page, WORDS.nl);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.nl.heading);
  await page.getByRole("button", { name: WORDS.nl.refuse }).press("Enter");
  await page.waitForURL(`${program.url}?**`);
  const back = new URL(page.url()).searchParams;
  expect([back.get("error"), back.get("code")]).toEqual(["access_denied", null]);
  program.close();
});
