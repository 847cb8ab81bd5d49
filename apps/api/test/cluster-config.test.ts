import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const CLUSTER = resolve(import.meta.dirname, "../../../deploy/cluster");
const NAMES = ["db1", "db2", "db3"];
/** The versions in Debian 12. */
const DEBIAN = { PATRONI_VERSION: "3.0.2", ETCD_VERSION: "3.4.23" };
let folder: string;

const configured = (name: string, file: string): string =>
  readFileSync(join(folder, name, file), "utf8");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "waslijn-cluster-"));
  for (const name of NAMES) {
    execFileSync(
      join(CLUSTER, "configure"),
      [join(CLUSTER, "settings"), name, join(folder, name)],
      { env: { ...process.env, ...DEBIAN }, stdio: "ignore" },
    );
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("[CLUSTER-01] a commit is acknowledged once a second machine has it, and never by one alone", () => {
  for (const name of NAMES) {
    const patroni = configured(name, "patroni.yml");
    for (const setting of [
      "synchronous_mode: true",
      "synchronous_mode_strict: true",
      "synchronous_node_count: 1",
      "use_pg_rewind: true",
    ]) {
      expect(patroni).toContain(`    ${setting}\n`);
    }
    // Without fsync or synchronous commit a node would acknowledge writes it can lose.
    expect(patroni).not.toMatch(/fsync|synchronous_commit/);
  }
});

test("[CLUSTER-01] three members know one another, and nothing is left to fill in", () => {
  const addresses = ["10.0.0.11", "10.0.0.12", "10.0.0.13"];
  for (const [at, name] of NAMES.entries()) {
    const files = ["patroni.yml", "etcd.env", "haproxy.cfg"].map((file) => configured(name, file));
    for (const text of files) expect(text).not.toMatch(/@[A-Z_]+@/);
    const [patroni = "", etcd = ""] = files;
    expect(patroni).toContain(`name: "${name}"`);
    expect(patroni).toContain(`listen: "${addresses[at]}:5432"`);
    expect(patroni).toContain(`hosts: "${addresses.map((one) => `${one}:2379`).join(",")}"`);
    expect(etcd).toContain(
      `ETCD_INITIAL_CLUSTER=${addresses.map((one, n) => `${NAMES[n]}=http://${one}:2380`).join(",")}\n`,
    );
    expect(etcd).toContain("ETCD_ENABLE_V2=true\n");
  }
});

test("[CLUSTER-01] HAProxy leads to the primary alone, and shuts the sessions of one that is none any more", () => {
  const haproxy = configured("db1", "haproxy.cfg");
  const [, primary = "", standby = ""] = haproxy.split(/^listen /m);
  expect(haproxy).toMatch(/default-server .*\bfall 2 .*on-marked-down shutdown-sessions$/m);
  expect(primary).toContain("option httpchk OPTIONS /primary\n");
  expect(standby).toContain("option httpchk OPTIONS /replica?lag=16MB\n");
  for (const part of [primary, standby]) {
    expect(part.match(/^ {4}server db\d 10\.0\.0\.1\d:5432 check port 8008$/gm)).toHaveLength(3);
  }
});

test.each([
  ["etcd", "3.0.2", "3.4.23", "hold together"],
  ["etcd", "3.0.2", "3.5.17", "hold together"],
  ["etcd", "4.0.4", "3.6.1", "no longer speaks the v2 API"],
  ["etcd3", "3.0.2", "3.4.23", "loses acknowledged orders"],
  ["etcd3", "3.2.9", "3.5.17", "loses acknowledged orders"],
  ["etcd3", "3.3.0", "3.5.17", "hold together"],
  ["etcd3", "4.0.4", "3.6.1", "hold together"],
  ["consul", "4.0.4", "3.6.1", "neither a section"],
])(
  "[CLUSTER-01] the section %s with Patroni %s and etcd %s: %s",
  (section, patroni, etcd, message) => {
    const file = join(folder, "checked.yml");
    writeFileSync(file, configured("db1", "patroni.yml").replace(/^etcd:/m, `${section}:`));
    const { status, stdout, stderr } = spawnSync(join(CLUSTER, "check-versions"), [file], {
      env: { ...process.env, PATRONI_VERSION: patroni, ETCD_VERSION: etcd },
      encoding: "utf8",
    });
    expect(stdout + stderr).toContain(message);
    expect(status).toBe(message === "hold together" ? 0 : 1);
  },
);

test("[CLUSTER-01] a machine without Patroni is told what to install", () => {
  const { status, stderr } = spawnSync(
    join(CLUSTER, "check-versions"),
    [join(folder, "db1/patroni.yml")],
    { env: { PATH: "" }, encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([
    1,
    "Patroni is not installed here: apt-get install patroni.\n",
  ]);
});

test("[CLUSTER-01] a cluster of two is refused: one that is left could not be told from one cut off", () => {
  const file = join(folder, "two");
  const two = readFileSync(join(CLUSTER, "settings"), "utf8").replace(" db3=10.0.0.13", "");
  writeFileSync(file, two);
  const { status, stderr } = spawnSync(
    join(CLUSTER, "configure"),
    [file, "db1", join(folder, "x")],
    { encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([1, "Two of three must remain: name three members.\n"]);
});
