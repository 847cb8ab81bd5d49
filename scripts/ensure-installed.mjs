// Runs on any Node version before anything is installed: installs node_modules according to the lock file. With
// `--without-tests` a fresh clone gets no test tools, which are nearly half of the packages.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const marker = "node_modules/.package-lock.json";
const isFresh =
  existsSync(marker) && statSync(marker).mtimeMs >= statSync("package-lock.json").mtimeMs;
const hasTests = existsSync("node_modules/vitest");
const wantsTests = hasTests || !process.argv.includes("--without-tests");

if (!isFresh || wantsTests !== hasTests) {
  console.log("Installing packages …");
  const began = performance.now();
  const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  if (!wantsTests) options.push("--omit=dev");
  const { status } = spawnSync("npm", ["install", ...options], { stdio: "inherit" });
  if (status !== 0) {
    console.error("The packages could not be installed; npm says why above.");
    process.exit(1);
  }
  console.log(`Installing packages: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const own = "node_modules/.bin/node";
  if (
    existsSync(own) &&
    spawnSync(own, ["--version"], { stdio: ["ignore", "ignore", "inherit"] }).status !== 0
  ) {
    console.error(
      "Node 26 came along and does not run here. On a bare Debian: apt-get install libatomic1.",
    );
    process.exit(1);
  }
}
