import { compressResponseBody } from './compression';

const LONG_RESPONSE_BODY = Buffer.from('winnow '.repeat(1_000));
const getResponseEncoding = async (acceptEncoding: string | undefined, body = LONG_RESPONSE_BODY) =>
  (await compressResponseBody(body, acceptEncoding)).encoding;

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , GZIP ; q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['identity', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('chooses for Accept-Encoding %j the encoding %j', async (header, encoding) => {
  expect(await getResponseEncoding(header)).toBe(encoding);
});

it('does not compress bodies that fit in two packets', async () => {
  expect(await getResponseEncoding('br', Buffer.from('short'))).toBeNull();
});
