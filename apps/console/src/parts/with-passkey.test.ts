import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { startAuthentication, WebAuthnError } from "@simplewebauthn/browser";
import { expect, test, vi } from "vitest";
import { callLater } from "../api/later.ts";
import { NotConfirmed } from "../ui/failure.ts";
import { withPasskey } from "./with-passkey.ts";

vi.mock("../api/later.ts", () => ({ callLater: vi.fn() }));
vi.mock("@simplewebauthn/browser", async (original) => ({
  ...(await original<object>()),
  startAuthentication: vi.fn(),
}));

const refused = () => Promise.reject(new ApiFailure(403, { type: "passkey_needed" }));
const options = (ids: string[]) =>
  vi.mocked(callLater).mockResolvedValueOnce({ allowCredentials: ids.map((id) => ({ id })) });

test("whoever has no passkey is told so, and is not asked to show one [STAFF-02]", async () => {
  options([]);
  await expect(withPasskey(refused)).rejects.toThrow(new NotConfirmed("no passkey"));
  expect(startAuthentication).not.toHaveBeenCalled();
});

test("a passkey that is not shown is told as that, whatever the browser calls it [STAFF-02]", async () => {
  const cause = new DOMException("", "NotAllowedError");
  const failures = [
    cause,
    new WebAuthnError({ message: "", code: "ERROR_CEREMONY_ABORTED", cause }),
  ];
  for (const failure of failures) {
    options(["a"]);
    vi.mocked(startAuthentication).mockRejectedValueOnce(failure);
    await expect(withPasskey(refused)).rejects.toThrow(new NotConfirmed("no passkey shown"));
  }
});
