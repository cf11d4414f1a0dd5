import fc from 'fast-check';
import { COMPRESSED_BYTES_PER_BYTE_MAX, SYMBOL_BYTES_MAX, TextCompressor } from './TextCompressor';

const arbitraryBytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => new TextEncoder().encode(text)),
  fc
    .array(fc.constantFrom('crash ', 'in ', 'the ', 'proxy', '::', 'é', '\0'), { maxLength: 12 })
    .map((words) => new TextEncoder().encode(words.join(''))),
);

function compress(compressor: TextCompressor, text: Uint8Array): Uint8Array {
  const target = new Uint8Array(text.length * COMPRESSED_BYTES_PER_BYTE_MAX);
  return target.slice(0, compressor.compress(text, target));
}

function decompress(compressor: TextCompressor, compressed: Uint8Array): Uint8Array {
  const target = new Uint8Array(compressed.length * SYMBOL_BYTES_MAX);
  return target.slice(0, compressor.decompress(compressed, target));
}

test('restores all texts, whatever texts the table was built from, also after the table was serialized', () => {
  fc.assert(
    fc.property(fc.array(arbitraryBytes, { maxLength: 30 }), fc.array(arbitraryBytes), (samples, texts) => {
      const compressor = TextCompressor.train(samples);
      const restored = TextCompressor.deserialize(compressor.serialize());
      for (const text of [...samples, ...texts]) {
        const compressed = compress(compressor, text);
        expect(compress(restored, text)).toEqual(compressed);
        expect(decompress(compressor, compressed)).toEqual(text);
        expect(decompress(restored, compressed)).toEqual(text);
      }
    }),
  );
});

test('texts with frequent words take less than half of their bytes', () => {
  const words = [
    'crash',
    'proxy',
    'timeout',
    'while',
    'reading',
    'certificate',
    'connection',
    'after',
    'the',
    'upload',
  ];
  const texts = Array.from({ length: 500 }, (_, i) => {
    const title = [i, i * 3, i * 7, i >> 2].map((pick) => words[pick % words.length]).join(' ');
    return new TextEncoder().encode(title);
  });
  const compressor = TextCompressor.train(texts);
  const sum = (arrays: readonly Uint8Array[]) => arrays.reduce((total, { length }) => total + length, 0);
  expect(sum(texts.map((text) => compress(compressor, text)))).toBeLessThan(sum(texts) / 2);
});
