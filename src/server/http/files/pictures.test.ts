/** Profile pictures: uploads, their use in profiles, and their removal. */
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { createFileUploadRequest, type FileFormOptions } from '../../../testing/fileForm';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { createPng, SMALL_PICTURES } from '../../../testing/pictures';
import { insertTestApiToken } from '../../../testing/testToken';
import { createTestFileServices } from '../../../testing/testFileServices';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '../../../shared/limits';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import type { UploadedPicture } from '../../domain/files/pictures';
import { checkFiles } from '../../store/check/checkFiles';
import { removeUnusedFiles } from '../../store/write/files';

const PNG = createPng(64, 48);

describeEachDatabaseEngine('profile pictures', (open) => {
  const getFolder = createTemporaryFolderPerTest();
  let test: MultiUserTestServer;
  let files: ReturnType<typeof createTestFileServices>;
  let nina: SignedInTestUser;
  let otto: SignedInTestUser;

  beforeEach(async () => {
    files = createTestFileServices(getFolder());
    test = await openMultiUserTestServer(open, { files });
    nina = await test.createPerson('nina', { role: 'developer' });
    otto = await test.createPerson('otto');
  });
  afterEach(() => test.close());

  const upload = (content: Buffer | string, headers = nina.headers, form: FileFormOptions = {}) =>
    test.server.inject({
      ...createFileUploadRequest({ name: 'me.png', content, ...form }, headers),
      url: '/pictures',
    });
  const uploadPicture = async (content: Buffer = PNG, user = nina): Promise<UploadedPicture> => {
    const answer = await upload(content, user.headers);
    expect(answer.statusCode).toBe(201);
    return answer.json<UploadedPicture>();
  };
  const setPicture = async (avatarUrl: string | null, user = nina) =>
    user.mutate('updateProfile', { avatarUrl }, 'account { user { avatarUrl } }');
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({ method: 'GET', url, headers: { host: 'localhost:4000', ...headers } });
  const countStoredFiles = async (): Promise<number> =>
    (await readdir(getFolder(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
      .length;
  const countRows = async (): Promise<number> =>
    (await sql<{ count: number }>`SELECT count(*)::int AS count FROM file`.execute(test.store.db)).rows[0]!
      .count;
  const clean = () => removeUnusedFiles(test.store.background, files.storage);
  const check = () => checkFiles(test.store, files.storage, new AbortController().signal);

  it('an uploaded picture becomes the profile picture and is served with immutable caching', async () => {
    const { url, ...details } = await uploadPicture();
    expect(details).toEqual({ size: PNG.length, type: 'image/png', width: 64, height: 48 });
    expect(await setPicture(url)).toEqual({ account: { user: { avatarUrl: url } }, errors: [] });
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(PNG)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'") as string,
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline/);
    const { etag } = answer.headers;
    expect((await get(url, { 'if-none-match': etag as string })).statusCode).toBe(304);
    expect(await check()).toEqual([]);
    expect(await test.readNewAuditEntries()).toMatchObject([
      { action: 'profile_changed', subject: 'nina', details: { fields: 'avatar_url' } },
    ]);
  });

  it.each(Object.entries(SMALL_PICTURES))(
    'accepts %s, detected from the content, and rejects it when it is cut off',
    async (type, content) => {
      expect(await uploadPicture(content)).toMatchObject({ type, width: 1, height: 1 });
      const stored = await countStoredFiles();
      for (const length of [content.length - 1, content.length - 3, Math.ceil(content.length * 0.6)]) {
        const answer = await upload(content.subarray(0, length));
        expect([length, answer.statusCode]).toEqual([length, 422]);
        expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', path: ['file'] });
      }
      expect([await countStoredFiles(), await countRows()]).toEqual([stored, 1]);
    },
  );

  it('rejects files that are not pictures, are too large or have too many pixels, and does not store them', async () => {
    const largest = createPng(PICTURE_PIXELS_MAX, PICTURE_PIXELS_MAX);
    expect((await uploadPicture(largest)).width).toBe(PICTURE_PIXELS_MAX);
    const rejected: [Buffer | string, number, string][] = [
      ['<html><script>alert(1)</script></html>', 422, 'The file is not a picture.'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'The file is not a picture.'],
      ['', 422, 'The file is not a picture.'],
      ['%PDF-1.7', 422, 'The file is not a picture.'],
      [PNG.subarray(0, 20), 422, 'The picture is damaged or incomplete.'],
      [createPng(PICTURE_PIXELS_MAX + 1, 2), 422, '1025 × 2 pixels. The maximum is 1024 × 1024.'],
      [Buffer.concat([PNG, Buffer.alloc(PICTURE_BYTES_MAX)]), 413, 'larger than 1 MB'],
      [Buffer.concat([PNG, Buffer.alloc(2 * PICTURE_BYTES_MAX)]), 413, 'larger than 1 MB'],
    ];
    for (const [content, status, message] of rejected) {
      const answer = await upload(content);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        status,
        expect.stringContaining(message),
      ]);
    }
    expect([await countStoredFiles(), await countRows()]).toEqual([1, 1]);
  });

  it('requires the full rights of an account, and the header of the page from browsers', async () => {
    expect((await upload(PNG, {})).statusCode).toBe(401);
    for (const scope of ['read', 'write'] as const) {
      const authorization = `Bearer ${await insertTestApiToken(test.store, nina.userId, scope)}`;
      expect((await upload(PNG, { authorization })).json()).toMatchObject({ code: 'FORBIDDEN' });
    }
    const session = await test.createSession(nina);
    expect((await upload(PNG, session.headers)).statusCode).toBe(403);
    const headers = { ...session.headers, [VIEWER_HTTP_HEADER_NAME]: nina.id };
    expect((await upload(PNG, headers)).statusCode).toBe(201);
    expect((await upload(PNG, { ...headers, [VIEWER_HTTP_HEADER_NAME]: otto.id })).statusCode).toBe(401);
  });

  it('shows a picture that is not in use to its uploader only, and nobody else can use it', async () => {
    const { url } = await uploadPicture();
    expect((await get(url, nina.headers)).statusCode).toBe(200);
    expect([(await get(url)).statusCode, (await get(url, otto.headers)).statusCode]).toEqual([404, 404]);
    const notFound = [{ code: 'NOT_FOUND', path: ['avatarUrl'] }];
    expect(await setPicture(url, otto)).toMatchObject({ account: null, errors: notFound });
    await setPicture(url);
    expect((await get(url)).statusCode).toBe(200);
    expect(await setPicture(url, otto)).toMatchObject({ account: null, errors: notFound });
    expect(await setPicture(`/pictures/${'0'.repeat(32)}`)).toMatchObject({ errors: notFound });
    for (const other of ['/pictures/x', `/files/0-${'0'.repeat(32)}/x`, '/pictures/../etc', url.slice(1)])
      expect((await setPicture(other)).errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    expect(await setPicture(url)).toEqual({ account: { user: { avatarUrl: url } }, errors: [] });
  });

  it('does not serve pictures as attached files, nor attached files as pictures', async () => {
    const { url } = await uploadPicture();
    await setPicture(url);
    const id = url.split('/').at(-1)!;
    expect((await get(`/files/0-${id}/x.png`, nina.headers)).statusCode).toBe(404);
    for (const other of ['x', `0-${id}`, `${id}0`, id.toUpperCase(), '%2e%2e', '0'.repeat(32)])
      expect((await get(`/pictures/${other}`, nina.headers)).statusCode).toBe(404);
  });

  it('removes the previous picture with the next cleanup, and the new one stays', async () => {
    const first = await uploadPicture();
    await setPicture(first.url);
    const second = await uploadPicture(createPng(8, 8));
    await setPicture(second.url);
    expect((await get(first.url)).statusCode).toBe(404);
    await clean();
    expect([await countStoredFiles(), await countRows()]).toEqual([1, 1]);
    expect((await get(second.url)).statusCode).toBe(200);
    expect(await check()).toEqual([]);

    expect(await setPicture(null)).toEqual({ account: { user: { avatarUrl: null } }, errors: [] });
    await clean();
    expect([await countStoredFiles(), await countRows()]).toEqual([0, 0]);

    const third = await uploadPicture();
    await setPicture(third.url);
    await setPicture('https://example.org/nina.png');
    await clean();
    expect(await countStoredFiles()).toBe(0);
  });

  it('removes an uploaded picture that was never used after a day', async () => {
    await uploadPicture();
    await clean();
    expect(await countStoredFiles()).toBe(1);
    await sql`UPDATE file SET unattached_since = unattached_since - interval '25 hours'`.execute(
      test.store.db,
    );
    await clean();
    expect([await countStoredFiles(), await countRows()]).toEqual([0, 0]);
  });

  it('keeps one picture when two changes of the profile compete', async () => {
    const [first, second] = [await uploadPicture(), await uploadPicture()];
    const results = await Promise.all([setPicture(first.url), setPicture(second.url)]);
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    await clean();
    expect(await countStoredFiles()).toBe(1);
    expect(await check()).toEqual([]);
  });

  it('administrators can remove a picture, and a disabled account keeps its picture', async () => {
    const admin = await test.createPerson('admin', { administrator: true });
    const { url } = await uploadPicture();
    await setPicture(url);
    const change = (input: object, as = admin) =>
      as.mutate('updateUser', { id: nina.id, ...input }, 'user { avatarUrl }');
    expect((await change({ removesPicture: true }, otto)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await change({ disabled: true })).toEqual({ user: { avatarUrl: url }, errors: [] });
    await clean();
    expect((await get(url)).statusCode).toBe(200);
    expect(await change({ removesPicture: true })).toEqual({ user: { avatarUrl: null }, errors: [] });
    await clean();
    expect(await countStoredFiles()).toBe(0);
    expect(await check()).toEqual([]);
  });

  it('the check reports missing bytes, users without a picture and pictures without a user', async () => {
    const { url } = await uploadPicture();
    await setPicture(url);
    const id = url.split('/').at(-1)!;
    await test.store.db
      .updateTable('app_user')
      .set({ avatar_url: `/pictures/${'0'.repeat(32)}` })
      .where('login', '=', 'nina')
      .execute();
    await files.storage.removeFile({ projectId: 0, id });
    expect((await check()).map(({ what, examples }) => [what, examples])).toEqual([
      ['attached files whose bytes are missing', [`0-${id}`]],
      ['profile pictures without a user', [`0-${id}`]],
      ['users whose profile picture is missing', ['nina']],
    ]);
  });

  it('rejects malformed forms', async () => {
    const send = (payload: string) =>
      test.server.inject({
        method: 'POST',
        url: '/pictures',
        payload,
        headers: {
          host: 'localhost:4000',
          'content-type': 'multipart/form-data; boundary=frontier',
          ...nina.headers,
        },
      });
    for (const payload of ['', '--frontier--\r\n', '--frontier\r\nx', 'x'.repeat(1_000)])
      expect((await send(payload)).statusCode).toBe(422);
    expect(await countRows()).toBe(0);
  });
});
