import { expect, test } from "vitest";
import { fetchDocument, readDocument } from "./fetch-document.ts";

const json = { "content-type": "application/json" };
const answer = (body: string, init: ResponseInit = {}) => {
  const response = new Response(body, { headers: json, ...init });
  return readDocument({ ...pick(response), body: response.body });
};
const pick = ({ status, headers }: Response) => ({ status, headers });

test.each([
  "https://127.0.0.1/client.json",
  "https://[::ffff:127.0.0.1]/client.json",
  "https://192.168.1.1/client.json",
  "http://example.org/client.json",
])("%s is not asked for a document [OPEN-04]", async (url) => {
  await expect(fetchDocument(url)).rejects.toThrow("not a public URL");
});

test("a name that leads into our network is not connected to [OPEN-04]", async () => {
  await expect(fetchDocument("https://localhost/client.json")).rejects.toMatchObject({
    cause: { code: "EPRIVATE" },
  });
});

test("a small JSON document is read; redirects, errors, pages and large ones are not [OPEN-04]", async () => {
  expect(await answer('{"a":1}')).toEqual({ a: 1 });
  await expect(answer("{}", { status: 302 })).rejects.toThrow("not a JSON document");
  await expect(answer("{}", { status: 404 })).rejects.toThrow("not a JSON document");
  await expect(answer("{}", { headers: { "content-type": "text/html" } })).rejects.toThrow();
  await expect(answer(`"${"x".repeat(20_000)}"`)).rejects.toThrow("too large");
});
