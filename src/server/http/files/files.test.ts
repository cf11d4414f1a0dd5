/** Uploads and downloads of attached files, and who may read them. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { createFileUploadRequest, type FileFormOptions, SMALL_PNG } from '../../../testing/fileForm';
import { createTestFileServices } from '../../../testing/testFileServices';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { FILE_BYTES_MAX, FILE_NAME_LENGTH_MAX } from '../../../shared/limits';
import { encodeGlobalId } from '../../domain/base/ids';
import type { UploadedFile } from '../../domain/files/uploadFile';
import { removeUnusedFiles } from '../../store/write/files';

describeEachDatabaseEngine('attached files', (open) => {
  const getFolder = createTemporaryFolderPerTest();
  let test: MutationTestServer;
  let files: ReturnType<typeof createTestFileServices>;
  let as: Record<'maintainer' | 'mika' | 'ada', Record<string, string>>;
  let projectId: string;

  beforeEach(async () => {
    files = createTestFileServices(getFolder());
    test = await openMutationTestServer(open, undefined, { files });
    as = {
      maintainer: { authorization: `Bearer ${test.token}` },
      mika: await test.createUserAuthorizationHeader('mika'),
      ada: await test.createUserAuthorizationHeader('ada'),
    };
    projectId = encodeGlobalId('Project', test.tracker.netId);
  });
  afterEach(() => test.close());

  const upload = (form: FileFormOptions = {}, headers = as.mika) =>
    test.server.inject(createFileUploadRequest({ projectId, ...form }, headers));
  const uploadFile = async (form: FileFormOptions = {}, headers = as.mika): Promise<UploadedFile> => {
    const answer = await upload(form, headers);
    expect(answer.statusCode).toBe(201);
    return answer.json<UploadedFile>();
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({ method: 'GET', url, headers: { host: 'localhost:4000', ...headers } });
  const statusFor = async (url: string) => ({
    mika: (await get(url, as.mika)).statusCode,
    ada: (await get(url, as.ada)).statusCode,
    maintainer: (await get(url, as.maintainer)).statusCode,
  });
  const comment = async (number: number, body: string, headers = as.mika): Promise<string> => {
    const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } errors { message } } }`;
    const answer = await test.postAsMaintainer(
      { query, variables: { input: { issueId: test.getGlobalId('Issue', number), body } } },
      headers,
    );
    const { data } = answer.json<{ data: { addComment: { comment: { id: string } } } }>();
    return data.addComment.comment.id;
  };
  const listStoredFiles = async (): Promise<string[]> => {
    const found = await readdir(getFolder(), { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };
  const countRows = async (): Promise<number> =>
    (await sql<{ count: number }>`SELECT count(*)::int AS count FROM file`.execute(test.store.db)).rows[0]!
      .count;
  const ageEverything = () =>
    Promise.all([
      sql`UPDATE file SET unattached_since = unattached_since - interval '25 hours'`.execute(test.store.db),
      sql`UPDATE file_reference SET detached_at = detached_at - interval '31 days'`.execute(test.store.db),
    ]);
  const clean = () => removeUnusedFiles(test.store.background, files.storage);

  it('uploads an image and returns its address, type and dimensions', async () => {
    const file = await uploadFile({ name: 'a picture.png', content: SMALL_PNG });
    expect(file).toMatchObject({
      name: 'a picture.png',
      size: SMALL_PNG.length,
      type: 'image/png',
      width: 2,
      height: 1,
    });
    expect(file.url).toBe(`/files/${file.id}/a%20picture.png`);
    const answer = await get(file.url, as.mika);
    expect(answer.rawPayload).toEqual(SMALL_PNG);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(SMALL_PNG.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="a picture.png"; filename*=UTF-8''a%20picture.png`,
    });
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
  });

  it.each([
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['page.html', '<script>alert(1)</script>'],
  ])('serves %s with markup only as a download', async (name, content) => {
    const file = await uploadFile({ name, content });
    expect(file.type).toBe('text/plain');
    const { headers } = await get(file.url, as.mika);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['page.png', '<!doctype html><script>alert(1)</script>'],
    ['picture.JPEG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['cut off.webp', SMALL_PNG.subarray(0, 5)],
  ])('rejects %s with other content than an image, and keeps nothing of it', async (name, content) => {
    const answer = await upload({ name, content });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: `${name} does not contain an image. If it is another kind of file, rename it.`,
    });
    expect(await listStoredFiles()).toEqual([]);
    expect(await countRows()).toBe(0);
  });

  it('accepts an image whose format differs from its extension', async () => {
    expect((await uploadFile({ name: 'a.jpg', content: SMALL_PNG })).type).toBe('image/png');
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\mika\\x.log', 'x.log'],
    ['..', 'file'],
    ['a\u0000b\u001b[31m.txt', 'ab[31m.txt'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['🐙 cuttlefish.txt', '🐙 cuttlefish.txt'],
    [`${'x'.repeat(300)}.log`, `${'x'.repeat(FILE_NAME_LENGTH_MAX - 4)}.log`],
  ])('stores a file named %j under a random path', async (name, expected) => {
    const file = await uploadFile({ name });
    expect(file.name).toBe(expected);
    const answer = await get(file.url, as.mika);
    expect([answer.statusCode, answer.body]).toEqual([200, 'a trace']);
    const [, id] = file.id.split('-');
    expect(await listStoredFiles()).toEqual([
      path.join(getFolder(), 'files', String(test.tracker.netId), id!.slice(0, 2), id!),
    ]);
  });

  it('rejects a file of 26 MiB with LIMIT_EXCEEDED and keeps nothing of it', async () => {
    const answer = await upload({ content: Buffer.alloc(26 * 1_048_576) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: 'The file is larger than 25 MB.',
    });
    expect(await listStoredFiles()).toEqual([]);
    expect(await countRows()).toBe(0);
  });

  it('accepts a file of exactly the maximum size and rejects one byte more', async () => {
    expect((await uploadFile({ content: Buffer.alloc(FILE_BYTES_MAX) })).size).toBe(FILE_BYTES_MAX);
    const answer = await upload({ content: Buffer.alloc(FILE_BYTES_MAX + 1) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'LIMIT_EXCEEDED']);
    expect(await countRows()).toBe(1);
    expect(await listStoredFiles()).toHaveLength(1);
  });

  it('rejects more than 200 MiB for an issue', async () => {
    files.issueFilesBytesMax = 1_000;
    const issueId = test.getGlobalId('Issue', 9);
    const file = await uploadFile({ issueId, content: Buffer.alloc(400) });
    await comment(9, `[log](${file.url})`);
    await uploadFile({ content: Buffer.alloc(400) });
    const answer = await upload({ issueId, content: Buffer.alloc(400) });
    expect(answer.json()).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: 'The files of an issue cannot exceed 1000 B.',
    });
  });

  it.each([
    ['without a project', { projectId: undefined }, 422],
    ['with an unknown project', { projectId: 'UHJvamVjdDo5OTk5' }, 404],
    ['with an issue of no project', { issueId: 'x' }, 404],
  ])('rejects an upload %s', async (_what, form, status) => {
    expect((await upload(form)).statusCode).toBe(status);
    expect(await countRows()).toBe(0);
  });

  it('rejects uploads of anonymous visitors, with read tokens and into projects that the user cannot see', async () => {
    const secret = encodeGlobalId('Project', test.tracker.secId);
    expect((await upload({}, {})).statusCode).toBe(401);
    expect((await upload({}, await test.createUserAuthorizationHeader('mika', 'read'))).statusCode).toBe(403);
    expect((await upload({ projectId: secret })).statusCode).toBe(404);
    expect(await countRows()).toBe(0);
  });

  it('rejects malformed forms', async () => {
    const { payload, ...request } = createFileUploadRequest({ projectId }, as.mika);
    const body = payload as Buffer;
    for (const malformed of [body.subarray(0, body.length - 20), Buffer.from(''), Buffer.from('x')]) {
      expect((await test.server.inject({ ...request, payload: malformed })).statusCode).toBe(422);
    }
    expect(await countRows()).toBe(0);
    expect(await listStoredFiles()).toEqual([]);
  });

  it('reports a full disk', async () => {
    const { storage } = files;
    storage.storeFile = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const answer = await upload();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message: 'The server has no space left for files. Ask an administrator to free some.',
      },
    ]);
    expect(await countRows()).toBe(0);
  });

  it('responds to conditional and partial requests', async () => {
    const { url } = await uploadFile({ content: '0123456789' });
    const { headers } = await get(url, as.mika);
    const etag = String(headers.etag);
    expect((await get(url, { ...as.mika, 'if-none-match': etag })).statusCode).toBe(304);
    for (const [range, body, contentRange] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=5-99', '56789', 'bytes 5-9/10'],
    ] as const) {
      const answer = await get(url, { ...as.mika, range });
      expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
        206,
        body,
        contentRange,
      ]);
    }
    expect((await get(url, { ...as.mika, range: 'bytes=10-' })).statusCode).toBe(416);
    expect((await get(url, { ...as.mika, range: 'bytes=2-4', 'if-range': '"other"' })).statusCode).toBe(200);
    const head = await test.server.inject({
      method: 'HEAD',
      url,
      headers: { host: 'localhost:4000', ...as.mika },
    });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });

  it('shows an unattached file only to its uploader, and an attached one to readers of the issue', async () => {
    const { url } = await uploadFile();
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 404, maintainer: 404 });
    expect((await get(url)).statusCode).toBe(404);
    await comment(9, `See [trace](${url}).`);
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 200, maintainer: 200 });
    await sql`UPDATE project SET visibility = 2 WHERE id = ${test.tracker.netId}`.execute(test.store.db);
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 404, maintainer: 200 });
  });

  it('does not attach a file that the author of the text cannot see', async () => {
    const { url } = await uploadFile();
    await comment(9, `[trace](${url})`, as.maintainer);
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 404, maintainer: 404 });
  });

  it('attaches a file to another issue when its link is copied', async () => {
    const { url } = await uploadFile();
    const first = await comment(9, `[trace](${url})`);
    await comment(10, `As in [trace](http://localhost:4000${url})`, as.maintainer);
    await test.mutate('deleteComment', { id: first }, 'errors { ...Errors }');
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 200, maintainer: 200 });
  });

  it('hides files of hidden comments from everybody but maintainers', async () => {
    const { url } = await uploadFile();
    const id = await comment(9, `[trace](${url})`);
    await test.mutate('setCommentHidden', { id, hidden: true }, 'errors { ...Errors }');
    expect(await statusFor(url)).toEqual({ mika: 404, ada: 404, maintainer: 200 });
  });

  it('does not attach the file of a hidden comment again for somebody who knows its link', async () => {
    const { url } = await uploadFile();
    const id = await comment(9, `[trace](${url})`);
    await test.mutate('setCommentHidden', { id, hidden: true }, 'errors { ...Errors }');
    await comment(9, `[trace](${url})`, as.ada);
    expect(await statusFor(url)).toEqual({ mika: 404, ada: 404, maintainer: 200 });
    await comment(9, `[trace](${url})`, as.maintainer);
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 200, maintainer: 200 });
  });

  it.each([
    ['deleting the comment', (id: string) => test.mutate('deleteComment', { id }, 'errors { ...Errors }')],
    [
      'deleting the issue',
      () => test.mutate('deleteIssue', { id: test.getGlobalId('Issue', 9) }, 'errors { ...Errors }'),
    ],
    [
      'purging the link',
      (_id: string, url: string) =>
        test.mutate(
          'purgeText',
          { issueId: test.getGlobalId('Issue', 9), text: url },
          'errors { ...Errors }',
        ),
    ],
  ])('%s removes the file a day later', async (_what, act) => {
    const { url } = await uploadFile();
    const id = await comment(9, `[trace](${url})`);
    expect((await act(id, url)).errors).toEqual([]);
    expect(await statusFor(url)).toEqual({ mika: 200, ada: 404, maintainer: 404 });
    await clean();
    expect(await countRows()).toBe(1);
    await ageEverything();
    await clean();
    expect([await countRows(), await listStoredFiles()]).toEqual([0, []]);
    expect((await get(url, as.mika)).statusCode).toBe(404);
  });

  it('keeps a file that an edit has removed from the text for 30 days, so that the edit can be undone', async () => {
    const { url } = await uploadFile();
    const id = test.getGlobalId('Issue', 9);
    const edit = (body: string) => test.mutate('updateIssue', { id, body }, 'errors { ...Errors }');
    await comment(10, 'Another issue');
    await test.mutate('updateIssue', { id, body: `![](${url})` }, 'errors { ...Errors }');
    expect((await get(url, as.ada)).statusCode).toBe(404);
    await sql`UPDATE file SET uploader_id = ${test.tracker.users.maintainer}`.execute(test.store.db);
    await edit('nothing');
    await edit(`![](${url})`);
    expect((await get(url, as.ada)).statusCode).toBe(200);
    await edit('nothing');
    expect((await get(url, as.ada)).statusCode).toBe(404);
    await clean();
    // A user other than the uploader restores the text.
    await sql`UPDATE file SET uploader_id = ${test.tracker.users.mika}`.execute(test.store.db);
    await edit(`![](${url})`);
    expect((await get(url, as.ada)).statusCode).toBe(200);
    await edit('nothing');
    await ageEverything();
    await clean();
    await ageEverything();
    await clean();
    expect([await countRows(), await listStoredFiles()]).toEqual([0, []]);
  });

  it('attaches files of a new issue', async () => {
    const { url } = await uploadFile({ content: SMALL_PNG }, as.maintainer);
    await test.mutate(
      'createIssue',
      { projectId, title: 'Broken', body: `![](${url})` },
      'errors { ...Errors }',
    );
    expect((await get(url)).statusCode).toBe(200);
    await ageEverything();
    await clean();
    expect(await countRows()).toBe(1);
  });

  it('leaves a failed upload to the cleanup while the storage does not respond', async () => {
    const { storage } = files;
    const storeFile = storage.storeFile.bind(storage);
    const removeFile = storage.removeFile.bind(storage);
    storage.storeFile = async (key, spooled) => {
      await storeFile(key, spooled);
      throw new Error('timeout');
    };
    storage.removeFile = () => Promise.reject(new Error('timeout'));
    expect((await upload()).statusCode).toBe(500);
    expect([await countRows(), (await listStoredFiles()).length]).toEqual([1, 1]);
    storage.removeFile = removeFile;
    await ageEverything();
    await clean();
    expect([await countRows(), await listStoredFiles()]).toEqual([0, []]);
  });

  it('removes other files although one cannot be removed', async () => {
    const uploaded = [await uploadFile(), await uploadFile(), await uploadFile()];
    await ageEverything();
    const [first] = uploaded.map(({ id }) => id.split('-').at(-1)!).sort();
    const { storage } = files;
    const failing = Object.assign(Object.create(storage), {
      removeFile: (key: { projectId: number; id: string }) =>
        key.id === first ? Promise.reject(new Error('denied')) : storage.removeFile(key),
    }) as typeof storage;
    await expect(removeUnusedFiles(test.store.background, failing)).rejects.toThrow('denied');
    expect([await countRows(), (await listStoredFiles()).length]).toEqual([1, 1]);
  });

  it('continues an interrupted removal', async () => {
    await uploadFile();
    await ageEverything();
    const { storage } = files;
    const failing = Object.assign(Object.create(storage), {
      removeFile: () => Promise.reject(new Error('killed')),
    }) as typeof storage;
    await expect(removeUnusedFiles(test.store.background, failing)).rejects.toThrow('killed');
    expect(await countRows()).toBe(1);
    await clean();
    expect([await countRows(), await listStoredFiles()]).toEqual([0, []]);
  });

  it('removes an upload that was interrupted by the death of the process', async () => {
    await sql`INSERT INTO file (project_id, id, uploader_id, state, name, size, type)
      VALUES (${test.tracker.netId}, ${'a'.repeat(32)}, ${test.tracker.users.mika}, 'uploading', 'x', 5, 'text/plain')`.execute(
      test.store.db,
    );
    expect((await get(`/files/${test.tracker.netId}-${'a'.repeat(32)}/x`, as.mika)).statusCode).toBe(404);
    await ageEverything();
    await clean();
    expect(await countRows()).toBe(0);
  });
});
