import type { DatabaseTables } from '../tables/DatabaseTables';
import { CopyByteWriter } from './CopyByteWriter';
import { COPY_FIELD_ENCODERS, type CopyColumnType, type CopyColumnValues } from './copyFieldEncoders';

/** The columns of a table that COPY fills, in the order of the fields in a row. */
type CopyColumns<Table extends keyof DatabaseTables> = Readonly<
  Partial<Record<keyof DatabaseTables[Table] & string, CopyColumnType>>
>;

/** The values of a row by column. */
type CopyRow<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends CopyColumnType
    ? CopyColumnValues[Columns[Name]] | null
    : never;
};

/** The signature, flags and length of the header's extension that begin the binary format of COPY. */
const COPY_HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** A field count that marks the end of the rows. */
const COPY_END_MARK = -1;
/** A field length that marks null. */
const COPY_NULL_LENGTH = -1;

/** Collects rows for one table in the binary format that PostgreSQL's COPY reads. */
export class CopyRowBuffer<Columns extends Readonly<Record<string, CopyColumnType>>> {
  readonly table: keyof DatabaseTables;
  readonly columns: readonly string[];
  private readonly fields: readonly { name: keyof Columns & string; type: CopyColumnType }[];
  private readonly writer = new CopyByteWriter();
  private count = 0;

  private constructor(table: keyof DatabaseTables, columns: Columns) {
    this.table = table;
    this.columns = Object.keys(columns);
    this.fields = Object.entries(columns).map(([name, type]) => ({ name, type }));
  }

  static createRowBufferForTable<
    Table extends keyof DatabaseTables,
    const Columns extends CopyColumns<Table>,
  >(table: Table, columns: Columns): CopyRowBuffer<Columns & Readonly<Record<string, CopyColumnType>>> {
    return new CopyRowBuffer(table, columns as Columns & Readonly<Record<string, CopyColumnType>>);
  }

  get rowCount(): number {
    return this.count;
  }

  /** Size of all rows in the buffer, in bytes. */
  get byteLength(): number {
    return this.writer.length;
  }

  addRow(row: CopyRow<Columns>): void {
    const { writer, fields } = this;
    if (this.count++ === 0) writer.writeBytes(COPY_HEADER);
    writer.writeInt16(fields.length);
    for (const { name, type } of fields) {
      const value = row[name];
      if (value === null) writer.writeInt32(COPY_NULL_LENGTH);
      else COPY_FIELD_ENCODERS[type](writer, value as never);
    }
  }

  /** Returns all rows in the binary format of COPY. The row buffer cannot be used afterwards. */
  takeCopyData(): Uint8Array<ArrayBuffer> {
    this.writer.writeInt16(COPY_END_MARK);
    return this.writer.takeBytes();
  }
}
