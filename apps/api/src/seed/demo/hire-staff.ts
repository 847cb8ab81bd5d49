import type { Deps } from "../../deps.ts";
import { keepDemoOwner } from "../../modules/staff/demo-way-in.ts";
import { inviteStaff } from "../../modules/staff/invite-staff.ts";
import { listStaff } from "../../modules/staff/list-staff.ts";
import type { Staff } from "./house.ts";

const DESK = { email: "balie@waslijn.example", name: "Noor Jansen", role: "desk", hub: null };
const DRIVERS = {
  haarlem: { email: "bo@waslijn.example", name: "Bo de Jong", role: "driver", hub: "haarlem" },
  elsewhere: { email: "yara@waslijn.example", name: "Yara Osei", role: "driver", hub: "amsterdam" },
};

/** Who works there; whoever does already stays as they are. */
export async function hireStaff(deps: Pick<Deps, "db" | "clock">): Promise<Staff> {
  await keepDemoOwner(deps);
  const known = new Map((await listStaff(deps.db)).map(({ email, id }) => [email, id]));
  const hire = async (one: typeof DESK | (typeof DRIVERS)["haarlem"]): Promise<string> =>
    known.get(one.email) ??
    inviteStaff(deps, "demo", {
      ...one,
      role: one.role === "desk" ? "desk" : "driver",
      language: "nl",
    });
  return {
    desk: await hire(DESK),
    drivers: {
      haarlem: await hire(DRIVERS.haarlem),
      elsewhere: await hire(DRIVERS.elsewhere),
    },
  };
}
