import fc from 'fast-check';
import { decodeGlobalId, encodeGlobalId } from './ids';

it('decodes every encoded id', () => {
  expect(decodeGlobalId(encodeGlobalId('Issue', 1, 42))).toEqual({ type: 'Issue', parts: [1, 42] });
  expect(decodeGlobalId(encodeGlobalId('User', 7))).toEqual({ type: 'User', parts: [7] });
});

it.each([
  '',
  'abc',
  'Issue:1:2',
  '%%%',
  'x'.repeat(10_000),
  encodeGlobalId('Issue', 1.5),
  encodeGlobalId('Issue', -1),
])('decodes the invalid id %p to null', (id) => {
  expect(decodeGlobalId(id)).toBeNull();
});

it('returns null for any malformed id instead of throwing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void decodeGlobalId(text)));
});
