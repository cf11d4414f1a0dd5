import { readValues } from './readValues';

async function read(
  text: string,
  chunkSize = text.length || 1,
): Promise<(string | { problem: string; line: number })[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunkSize)
      yield bytes.subarray(start, start + chunkSize);
  }
  const found: (string | { problem: string; line: number })[] = [];
  for await (const piece of readValues(chunks())) {
    found.push('bytes' in piece ? `${piece.line}:${piece.bytes.toString()}` : piece);
  }
  return found;
}

test.each([1, 2, 3, 7, 1000])('finds values across chunks of %i bytes', async (size) => {
  const text = '[{"a": "]\\"}", "b": [1, {}]},\n 12, "x, y" ]\n[ {"c":1} ]{"d":\n2}\n[]';
  expect(await read(text, size)).toEqual([
    '1:{"a": "]\\"}", "b": [1, {}]}',
    '2:12',
    '2:"x, y"',
    '3:{"c":1}',
    '3:{"d":\n2}',
  ]);
});

test('tells where something is cut off or closes nothing', async () => {
  expect(await read('[{"a":1},\n{"b":')).toEqual([
    '1:{"a":1}',
    { line: 2, problem: 'the file ends inside a value that begins here' },
  ]);
  expect(await read('[1,\n2')).toEqual(['1:1', '2:2']);
  expect(await read('[1')).toEqual(['1:1']);
  expect(await read('[{}\n,')).toEqual(['1:{}', { line: 2, problem: 'the array is cut off here' }]);
  expect(await read(']')).toEqual([{ line: 1, problem: 'a bracket closes nothing' }]);
});
