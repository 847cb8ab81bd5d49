import { expect, it } from "vitest";
import { qrPicture } from "./qr-picture.ts";

it("a QR code keeps a border of four modules on every side", () => {
  const { size, path } = qrPicture("https://waslijn.example/nl/");
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, left, top, width]) => ({
    left: Number(left),
    right: Number(left) + Number(width),
    top: Number(top),
  }));
  expect(Math.min(...corners.map(({ left }) => left))).toBe(4);
  expect(Math.min(...corners.map(({ top }) => top))).toBe(4);
  expect(Math.max(...corners.map(({ right }) => right))).toBe(size - 4);
  expect(Math.max(...corners.map(({ top }) => top))).toBe(size - 5);
});
