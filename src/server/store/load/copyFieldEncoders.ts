/** Encodes column values in the binary formats of PostgreSQL's types, which COPY reads several times faster than text. */
import type { CopyByteWriter } from './CopyByteWriter';
import {
  forEachLexeme,
  type IndexedIssueTokens,
  LEXEME_POSITIONS_BY_FIELD_FLAGS,
} from './buildIssueTextIndex';

/** The values of columns by their PostgreSQL type. */
export interface CopyColumnValues {
  bool: boolean;
  int2: number;
  int4: number;
  int8: number;
  'int4[]': readonly number[];
  text: string;
  timestamptz: Date;
  tsvector: IndexedIssueTokens;
  /** Any value that JSON can represent. */
  jsonb: unknown;
}

export type CopyColumnType = keyof CopyColumnValues;

type CopyFieldEncoder<T extends CopyColumnType> = (
  writer: CopyByteWriter,
  value: CopyColumnValues[T],
) => void;

/** Writes a field of a row: its length, then the value. Nulls are written by `CopyRowBuffer`. */
export const COPY_FIELD_ENCODERS: { readonly [T in CopyColumnType]: CopyFieldEncoder<T> } = {
  bool(writer, value) {
    writer.writeInt32(1);
    writer.writeInt8(value ? 1 : 0);
  },
  int2(writer, value) {
    writer.writeInt32(2);
    writer.writeInt16(value);
  },
  int4(writer, value) {
    writer.writeInt32(4);
    writer.writeInt32(value);
  },
  int8(writer, value) {
    writer.writeInt32(8);
    writer.writeInt64(BigInt(value));
  },
  'int4[]': writeIntArray,
  text(writer, value) {
    const start = writer.startField();
    writer.writeText(replaceNulCharacters(value));
    writer.endField(start);
  },
  timestamptz(writer, value) {
    writer.writeInt32(8);
    writer.writeInt64(BigInt(value.getTime() - POSTGRES_EPOCH_MS) * 1000n);
  },
  tsvector: writeTsvector,
  jsonb(writer, value) {
    const start = writer.startField();
    writer.writeInt8(JSONB_FORMAT_VERSION);
    writer.writeText(encodeJsonb(value));
    writer.endField(start);
  },
};

/** PostgreSQL counts the microseconds of a timestamp from the year 2000. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);
const JSONB_FORMAT_VERSION = 1;
const INT4_TYPE_OID = 23;

function writeIntArray(writer: CopyByteWriter, values: readonly number[]): void {
  const start = writer.startField();
  writer.writeInt32(values.length === 0 ? 0 : 1); // dimensions
  writer.writeInt32(0); // no nulls
  writer.writeInt32(INT4_TYPE_OID);
  if (values.length > 0) {
    writer.writeInt32(values.length);
    writer.writeInt32(1); // index of the first element
  }
  for (const value of values) {
    writer.writeInt32(4);
    writer.writeInt32(value);
  }
  writer.endField(start);
}

function writeTsvector(writer: CopyByteWriter, tokens: IndexedIssueTokens): void {
  const start = writer.startField();
  const countAt = writer.length;
  let count = 0;
  writer.writeInt32(count);
  forEachLexeme(tokens, (lexeme, fields) => {
    const positions = LEXEME_POSITIONS_BY_FIELD_FLAGS[fields]!;
    writer.writeText(lexeme);
    writer.writeInt8(0);
    writer.writeInt16(positions.length);
    for (const position of positions) writer.writeUint16(position);
    count++;
  });
  writer.overwriteInt32(countAt, count);
  writer.endField(start);
}

/** Replaces NUL by U+FFFD, because PostgreSQL cannot store it. */
const replaceNulCharacters = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;

/** Encodes a value as JSON. NUL and unpaired surrogates, which jsonb rejects, become U+FFFD. */
function encodeJsonb(value: unknown): string {
  const json = JSON.stringify(value);
  // JSON.stringify escapes NUL and unpaired surrogates as \uXXXX. Escaped backslashes are matched too, so
  // that the text after them is not mistaken for such an escape.
  return json.includes('\\u')
    ? json.replace(/\\(?:\\|u0000|ud[89a-f]..)/g, (found) => (found === '\\\\' ? found : '\\ufffd'))
    : json;
}
