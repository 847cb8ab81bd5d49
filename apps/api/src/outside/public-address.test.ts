import { expect, test } from "vitest";
import { isPublicAddress, isPublicHost, lookupPublic } from "./public-address.ts";

test.each([
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://017700000001/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[fd00::1]/",
  "https://[fe80::1]/",
  "https://10.1.2.3/",
  "https://172.31.0.1/",
  "https://192.168.1.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/",
  "https://0.0.0.0/",
  "https://255.255.255.255/",
])("%s is no place to send to [OPEN-01]", (url) => {
  expect(isPublicHost(new URL(url))).toBe(false);
});

test("open addresses and names are, until the name is looked up [OPEN-01]", () => {
  expect(isPublicAddress("93.184.215.14")).toBe(true);
  expect(isPublicAddress("2606:2800:21f:cb07:6820:80da:af6b:8b2c")).toBe(true);
  expect(isPublicHost(new URL("https://localhost/"))).toBe(true);
});

test.each([true, false])(
  "a name that leads here is refused when looked up [OPEN-01]",
  async (all) => {
    const error = await new Promise((resolve) => lookupPublic("localhost", { all }, resolve));
    expect(error).toMatchObject({ code: "EPRIVATE" });
  },
);
