import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { confirmedUntil, type Staff } from "../../http/staff-session.ts";
import { addPasskey, offerPasskey, removePasskey } from "./add-passkey.ts";
import { deviceName } from "./device-name.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { relyingPartyOf } from "./webauthn.ts";
import { askForPasskey, checkPasskey } from "./show-passkey.ts";
import { notePasskeyShown } from "./staff-sessions.ts";

const confirming = ({ id }: Staff) => ({ purpose: "confirm", staffId: id }) as const;

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const view = async (staff: Staff) =>
    (await listPasskeys(deps.db, staff.id)).map(({ id, device, created_at, used_at }) => ({
      id,
      device,
      createdAt: created_at.toISOString(),
      usedAt: used_at.toISOString(),
    }));

  serveConsole(app, deps, "confirmOptions", ({ staff, request }) =>
    askForPasskey(deps, relyingPartyOf(deps.env, request), confirming(staff)),
  );

  serveConsole(app, deps, "confirmByPasskey", async ({ staff, body, request }) => {
    await checkPasskey(deps, relyingPartyOf(deps.env, request), confirming(staff), body);
    const passkeyAt = deps.clock.now();
    await notePasskeyShown(deps.db, staff.session, passkeyAt);
    const until = confirmedUntil({ passkeyAt }, passkeyAt);
    if (!until) throw new ApiProblem("passkey_refused");
    return { confirmedUntil: until.toISOString() };
  });

  serveConsole(app, deps, "listPasskeys", ({ staff }) => view(staff));

  serveConsole(app, deps, "passkeyOptions", ({ staff, request }) =>
    offerPasskey(deps, relyingPartyOf(deps.env, request), staff),
  );

  serveConsole(app, deps, "addPasskey", async ({ staff, body, request }) => {
    const device = deviceName(request.headers["user-agent"]);
    await addPasskey(deps, relyingPartyOf(deps.env, request), staff, body, device);
    return view(staff);
  });

  serveConsole(app, deps, "removePasskey", async ({ staff, params }) => {
    await removePasskey(deps, staff, params.id);
    return null;
  });
}
