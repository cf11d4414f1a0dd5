import { inflateSync } from 'node:zlib';
import { encodeIndexedPng } from './encodeIndexedPng';

test('an image with at most 256 colors is encoded without loss', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255]);
  const png = encodeIndexedPng(2, 2, pixels);
  const palette = readPngChunk(png, 'PLTE');
  const rows = inflateSync(readPngChunk(png, 'IDAT'));
  const color = (x: number, y: number) => [...palette.subarray(rows[y * 3 + 1 + x]! * 3).subarray(0, 3)];
  expect([color(0, 0), color(1, 0), color(0, 1), color(1, 1)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 255],
    [255, 0, 0],
  ]);
});

test('in an image with more than 256 colors, rare colors become the nearest palette color', () => {
  const pixels = new Uint8Array(64 * 64 * 4).map((_, i) => ((i >> 2) * 37 + (i & 3) * 91) & 255);
  expect(readPngChunk(encodeIndexedPng(64, 64, pixels), 'PLTE').length).toBeLessThanOrEqual(256 * 3);
});

function readPngChunk(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}
