import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ROUTES } from "../apps/web/src/paths.ts";
import { expect, open, test } from "./fixtures.ts";
import { expectOnlyText, watchInjection } from "./injection.ts";
import { lookedAt } from "./stops.ts";

const TOKEN = "0123456789abcdef";
const PATHS = Object.values(ROUTES)
  .map((path) => path.replace(":token", TOKEN))
  .flatMap((path) => [`/nl/${path}`, `/en/${path}`]);

const sourcesOf = (policy: string, directive: string): string =>
  policy
    .split("; ")
    .find((rule) => rule.startsWith(`${directive} `))
    ?.slice(directive.length + 1) ?? "";

for (const path of PATHS) {
  test(`${path} allows nothing inline, nothing framed and nothing guessed`, async ({ request }) => {
    const { [`content-security-policy`]: policy = "", ...headers } = (
      await request.get(path, { maxRedirects: 0 })
    ).headers();
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(sourcesOf(policy, "default-src")).toBe("'none'");
    expect(sourcesOf(policy, "script-src")).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(sourcesOf(policy, "style-src")).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(sourcesOf(policy, "base-uri")).toBe("'none'");
    expect(sourcesOf(policy, "require-trusted-types-for")).toBe("'script'");
    expect(sourcesOf(policy, "trusted-types")).toBe("own");
    expect(sourcesOf(policy, "form-action")).toBe("'self'");
    expect(sourcesOf(policy, "frame-ancestors")).toBe("'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["server"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
    const isPrivate = /\/(recover|confirm|verify|orders|assistant|pay|thank)\b/.test(path);
    expect(headers["referrer-policy"]).toBe(
      isPrivate ? "no-referrer" : "strict-origin-when-cross-origin",
    );
  });
}

test("a page that accessibility.e2e.ts does not open starts without a report of its own policy", async ({
  page,
  context,
}) => {
  await watchInjection(context);
  // Without responses no page redirects.
  await page.route("**/api/**", () => new Promise(() => undefined));
  for (const path of Object.values(ROUTES)) {
    if (path === "logout" || lookedAt.has(`/{lng}/${path}`)) continue;
    await open(page, `/en/${path.replace(":token", TOKEN)}`);
    await expectOnlyText(page);
  }
});

test.describe("a script that gets into a page all the same", () => {
  test.use({
    expectedErrors: ["Content Security Policy", "Content-Security-Policy", "Trusted"],
  });

  test("does not run, inline, as a handler, by eval or from elsewhere", async ({ page }) => {
    await open(page, "/en/faq");
    const ran = await page.evaluate(async () => {
      const outcome: string[] = [];
      const attempt = (what: string, act: () => unknown): void => {
        try {
          outcome.push(String(act()));
        } catch {
          outcome.push(`no ${what}`);
        }
      };
      (window as typeof window & { xss(): void }).xss = () => outcome.push("ran");
      const script = document.createElement("script");
      script.append("xss()");
      document.body.append(script);
      const { body } = document;
      attempt("handler", () => body.setAttribute("onclick", "xss()"));
      attempt("far script", () => (script.src = "https://evil.example/x.js"));
      attempt("HTML", () => (body.innerHTML = "<img src=x onerror=xss()>"));
      // The browser's tools may evaluate strings until the first task ends.
      await new Promise((resolve) => setTimeout(resolve));
      attempt("eval", () => Reflect.construct(Function, ["return 2"])());
      return outcome;
    });
    expect(ran).toEqual(["no handler", "no far script", "no HTML", "no eval"]);
  });
});

test.describe("another site", () => {
  test.use({ consentAnswered: false, expectedErrors: ["frame", "X-Frame-Options"] });

  test("cannot put a page of ours into a frame of its own", async ({ page, server }) => {
    const other = createServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><title>Elders</title><iframe src="${server.url}/en/"></iframe>`);
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(["chrome-error://chromewebdata/"]);
    await page.goto("about:blank").catch(() => undefined);
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });
});

test("the API answers nobody else's page and is kept by no cache", async ({ request }) => {
  const answer = await request.get("/api/companies/public", {
    headers: { origin: "https://elders.example" },
  });
  const headers = answer.headers();
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const mine = await request.get("/api/me");
  expect(mine.headers()["cache-control"]).toContain("no-store");
});
