import { readBytes } from './bytes';
import { readLines } from './readLines';
import { parseStorable } from './parseStorable';
import type { RawRecord } from './RawRecord';
import { readValues } from './readValues';

/** Where something stands in the input; lines count from 1. */
export interface SourcePosition {
  file: string;
  line: number;
}

/** One JSON value of the input (and what of it was altered to be storable), or why a part of it is none. */
export type InputRecord =
  | { place: SourcePosition; value: unknown; altered: readonly string[] }
  | { place: SourcePosition; problem: string }
  /** The input ends too early: what was read stands, the rest is missing. */
  | { place: SourcePosition; cutOff: string };

/** The JSON values of a file: NDJSON, an array, or values one after another, gzip or not. */
export async function* fileRecords(
  file: string,
  advance: (bytes: number) => void,
): AsyncGenerator<InputRecord> {
  const source = await readBytes(file, advance);
  const { chunks, form } = await recognize(source.chunks);
  let line = 1;
  for await (const piece of form === 'lines' ? readLines(chunks) : readValues(chunks)) {
    line = piece.line;
    yield recordOf(file, piece);
  }
  const cutOff = source.cutOff();
  if (cutOff) yield { place: { file, line }, cutOff };
}

function recordOf(file: string, piece: RawRecord): InputRecord {
  const place = { file, line: piece.line };
  if ('problem' in piece) return { place, problem: piece.problem };
  if (piece.bytes.includes(0)) return { place, problem: 'it holds a NUL byte' };
  try {
    return { place, ...parseStorable(piece.bytes) };
  } catch (error) {
    return { place, problem: `it is not valid JSON: ${firstLine(error)}` };
  }
}

const PROBLEM_LENGTH_MAX = 160;

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/\s+/g, ' ')
    .slice(0, PROBLEM_LENGTH_MAX);

/** Enough to see whether the first line is a value or only opens one. */
const HEAD_BYTES = 4096;

/** An array, or an object whose first line is only its bracket, is read value by value. */
async function recognize(
  chunks: AsyncIterable<Buffer>,
): Promise<{ chunks: AsyncIterable<Buffer>; form: 'lines' | 'values' }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  let head = '';
  while (head.length < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    held.push(next.value);
    head = (head + next.value.toString('latin1', 0, HEAD_BYTES)).trimStart();
  }
  const form = /^(\[|\{\s*[\r\n])/.test(head) ? 'values' : 'lines';
  return { chunks: resumed(held, iterator), form };
}

async function* resumed(held: Buffer[], iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let chunk = held.shift(); chunk; chunk = held.shift()) yield chunk;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
