import fc from 'fast-check';
import { wordReportEntry } from '../../domain/imports/wordReportEntry';
import { readNdjsonLines } from './readNdjsonLines';
import { IMPORT_RECORD_BYTES_MAX } from './RawImportRecord';

async function* splitBytesIntoChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collectNdjsonLines(chunks: AsyncIterable<Buffer>): Promise<(readonly [number, string])[]> {
  const found: (readonly [number, string])[] = [];
  for await (const record of readNdjsonLines(chunks)) {
    found.push([
      record.line,
      'bytes' in record ? record.bytes.toString() : wordReportEntry(record.problem, 'commandLine'),
    ]);
  }
  return found;
}

test('returns the same lines for all chunk sizes', async () => {
  const line = fc.oneof(fc.constantFrom('', ' ', '\r', '\t', '{}'), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (parts, size) => {
      const text = parts.join('\n');
      const expected = Buffer.from(text)
        .toString()
        .split('\n')
        .map((content, i) => [i + 1, content] as const)
        .filter(([, content]) => /[^\x01- ]/.test(content));
      expect(await collectNdjsonLines(splitBytesIntoChunks(Buffer.from(text), size))).toEqual(expected);
    }),
  );
});

test('a line of NUL bytes is not a blank line', async () => {
  expect(await collectNdjsonLines(splitBytesIntoChunks(Buffer.from('\0\0\n\n{}'), 2))).toEqual([
    [1, '\0\0'],
    [3, '{}'],
  ]);
});

test('reports a line that is too long and continues with the next line', async () => {
  async function* yieldChunksWithTooLongLine() {
    yield Buffer.from('{"a":1}\n');
    const part = Buffer.alloc(IMPORT_RECORD_BYTES_MAX / 4, 'x');
    for (let i = 0; i < 5; i++) yield part;
    yield Buffer.from('\n{"b":2}\n');
  }
  expect(await collectNdjsonLines(yieldChunksWithTooLongLine())).toEqual([
    [1, '{"a":1}'],
    [2, 'longer than 64 MiB'],
    [3, '{"b":2}'],
  ]);
});
