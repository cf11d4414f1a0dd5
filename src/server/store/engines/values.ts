/** Converts values to and from PostgreSQL's text format, in the same way for both engines. */

type ColumnValueParser = (text: string) => unknown;

/** Parsers of column values by PostgreSQL type OID. OIDs of built-in types never change. */
const COLUMN_PARSER_BY_TYPE_OID: Readonly<Record<number, ColumnValueParser>> = {
  16: (text) => text === 't',
  17: parseBytea,
  20: Number,
  21: Number,
  23: Number,
  26: Number,
  114: JSON.parse,
  700: Number,
  701: Number,
  1000: createArrayLiteralParser((text) => text === 't'),
  1005: createArrayLiteralParser(Number),
  1007: createArrayLiteralParser(Number),
  1009: createArrayLiteralParser(String),
  1015: createArrayLiteralParser(String),
  1016: createArrayLiteralParser(Number),
  1115: createArrayLiteralParser(parseTimestamp),
  1114: parseTimestamp,
  1184: parseTimestamp,
  1185: createArrayLiteralParser(parseTimestamp),
  1700: Number,
  3802: JSON.parse,
};

/** Returns the parser for columns of a type. Values of unknown types stay strings. */
export function getColumnParser(typeOid: number): ColumnValueParser {
  return COLUMN_PARSER_BY_TYPE_OID[typeOid] ?? String;
}

/** Parses a timestamp such as `2024-01-31 12:00:00.5+00`. Both engines run in UTC. */
function parseTimestamp(text: string): Date {
  const zone = text.endsWith('+00') ? text.length - 3 : text.length;
  return new Date(`${text.slice(0, 10)}T${text.slice(11, zone)}Z`);
}

function parseBytea(text: string): Uint8Array {
  const bytes = Buffer.from(text.slice(2), 'hex');
  // A small buffer is a part of a larger one. It is copied, because transferring it to another thread would
  // transfer all of the larger one.
  const ownsMemory = bytes.byteLength === bytes.buffer.byteLength;
  return ownsMemory ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}

function createArrayLiteralParser(parse: ColumnValueParser): ColumnValueParser {
  return (text) => splitArrayLiteral(text).map((element) => (element === null ? null : parse(element)));
}

/** Splits a one-dimensional array literal such as `{1,NULL,"a \"b\""}`. */
function splitArrayLiteral(text: string): (string | null)[] {
  if (text === '{}') return [];
  const inner = text.slice(1, -1);
  if (!inner.includes('"')) return inner.split(',').map((element) => (element === 'NULL' ? null : element));
  const elements: (string | null)[] = [];
  for (const [, quoted, plain] of inner.matchAll(/(?:"((?:[^"\\]|\\.)*)"|([^,]+))(?:,|$)/gs)) {
    if (quoted !== undefined) elements.push(quoted.replace(/\\(.)/gs, '$1'));
    else elements.push(plain === 'NULL' ? null : plain!);
  }
  return elements;
}

/** Converts a parameter to PostgreSQL's text format: arrays to array literals, other objects to JSON. */
export function encodeSqlParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${toBufferView(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(encodeArrayLiteralElement).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new TypeError(`Unsupported parameter type: ${typeof value}.`);
}

function encodeArrayLiteralElement(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = encodeSqlParameter(value);
  if (text === null) return 'NULL';
  return Array.isArray(value) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function toBufferView(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
