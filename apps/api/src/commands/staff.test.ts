import { describe, expect, onTestFinished, test } from "vitest";
import { openWorkplace } from "../../test/command-line.ts";

const SECRET_KEY = "test-secret-test-secret-test-secret";
const OWNER = "eva@voorbeeld.example";

describe("npm run staff", { timeout: 240_000 }, () => {
  test("lets the first owner in, and asks for what is missing [STAFF-02]", async () => {
    const it = await openWorkplace("PostgreSQL", { SECRET_KEY });
    onTestFinished(() => it.leave());
    const added = await it.run("staff", "add", OWNER, "--role", "owner", "--name", "Eva Smit");
    expect(added).toMatchObject({ code: 0, err: "" });
    expect(added.out).toMatch(/http:\/\/localhost:8080\/console\/sign-in#[\w-]{43}\n/);
    expect(added.out).toMatch(/the code \d{6} /);
    const links = await it.db.selectFrom("staff_links").selectAll().execute();
    expect(links).toHaveLength(1);
    const audited = await it.db.selectFrom("audit").selectAll().execute();
    expect(audited).toMatchObject([{ action: "staff:invite", staff_id: null }]);

    const again = await it.run("staff", "add", OWNER, "--role", "owner");
    expect(again).toMatchObject({
      code: 1,
      err: `${OWNER}: Somebody with this e-mail address works here already.\n`,
    });
    const listed = await it.run("staff", "list");
    expect(listed.out).toMatch(/Eva Smit +eva@voorbeeld\.example +owner/);
    const last = await it.run("staff", "remove", OWNER);
    expect(last.err).toContain("Someone has to be the owner.");
  });
});
