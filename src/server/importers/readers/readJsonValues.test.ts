import { wordReportEntry } from '../../domain/imports/wordReportEntry';
import { readJsonValues } from './readJsonValues';

async function collectJsonValues(
  text: string,
  chunkSize = text.length || 1,
): Promise<(string | { problem: string; line: number })[]> {
  const bytes = Buffer.from(text);
  async function* yieldByteChunks() {
    for (let start = 0; start < bytes.length; start += chunkSize)
      yield bytes.subarray(start, start + chunkSize);
  }
  const found: (string | { problem: string; line: number })[] = [];
  for await (const record of readJsonValues(yieldByteChunks())) {
    const { line } = record;
    found.push(
      'bytes' in record
        ? `${line}:${record.bytes.toString()}`
        : { line, problem: wordReportEntry(record.problem, 'commandLine') },
    );
  }
  return found;
}

test.each([1, 2, 3, 7, 1000])('reads values from chunks of %i bytes', async (size) => {
  const text = '[{"a": "]\\"}", "b": [1, {}]},\n 12, "x, y" ]\n[ {"c":1} ]{"d":\n2}\n[]';
  expect(await collectJsonValues(text, size)).toEqual([
    '1:{"a": "]\\"}", "b": [1, {}]}',
    '2:12',
    '2:"x, y"',
    '3:{"c":1}',
    '3:{"d":\n2}',
  ]);
});

test('reports truncated values, unclosed arrays and unexpected brackets', async () => {
  expect(await collectJsonValues('[{"a":1},\n{"b":')).toEqual([
    '1:{"a":1}',
    { line: 2, problem: 'the file ends within the value that begins on this line' },
  ]);
  expect(await collectJsonValues('[1,\n2')).toEqual(['1:1', '2:2']);
  expect(await collectJsonValues('[1')).toEqual(['1:1']);
  expect(await collectJsonValues('[{}\n,')).toEqual([
    '1:{}',
    { line: 2, problem: 'the array is not closed' },
  ]);
  expect(await collectJsonValues(']')).toEqual([{ line: 1, problem: 'unexpected closing bracket' }]);
});
