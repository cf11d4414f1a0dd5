import fc from 'fast-check';
import { ByteReader, ByteWriter } from './bytes';

describe('the byte reader and writer', () => {
  it('reads back all written values, also after the buffer has grown', () => {
    const values = fc.oneof(
      fc.nat(300),
      fc.nat(0xffff_ffff),
      fc.string({ unit: 'binary' }),
      fc.string({ maxLength: 6_000 }),
    );
    fc.assert(
      fc.property(fc.array(values), (all) => {
        const writer = new ByteWriter();
        for (const value of all) {
          if (typeof value === 'number') writer.writeVarint(value);
          else writer.writeText(value);
        }
        const reader = new ByteReader(Buffer.from(writer.getWrittenBytes()));
        for (const value of all)
          expect(typeof value === 'number' ? reader.readVarint() : reader.readText()).toBe(value);
        expect(reader.isAtEnd).toBe(true);
      }),
    );
  });

  it('throws a RangeError when reading past the end', () => {
    expect(() => new ByteReader(Buffer.of(0x80)).readVarint()).toThrow(RangeError);
  });
});
