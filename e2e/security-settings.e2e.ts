import { expect, test } from "./fixtures.ts";

test.use({
  serverSettings: { PUBLIC_URL: "https://waslijn.example", FRAME_ANCESTORS: "https://app.example" },
});

test("behind https every page tells browsers to stay there, and only the app's web view may frame it", async ({
  request,
}) => {
  for (const path of ["/nl/", "/en/faq?webview=true", "/en/recover"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8,}; includeSubDomains/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors https://app.example");
    expect(headers["x-frame-options"]).toBeUndefined();
  }
});
