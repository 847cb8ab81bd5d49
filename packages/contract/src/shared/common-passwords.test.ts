import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("common passwords", () => {
  test.each([
    "123456789",
    "987654321",
    "0000",
    "1985",
    "password1",
    "P@ssw0rd!",
    "Welkom123",
    "welkom2026!",
    "Wachtwoord1",
    "G3h3im",
    "qwertyuiop",
    "1q2w3e4r5t",
    "abcabcabc",
    "ikhouvanjou",
    "Feyenoord1908",
    "drowssap",
    "i love you",
  ])("%s is refused [REC-14]", (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    "schone-was-2026",
    "een goed wachtwoord",
    "Kf7!mw2Qz",
    "fietsbel onder de brug",
    "correct horse battery staple",
    "xK4p",
    "7391",
  ])("%s is taken [REC-14]", (password) => expect(isCommonPassword(password)).toBe(false));
});
