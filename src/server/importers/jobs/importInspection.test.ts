/** Malicious files that are slow to inspect: each is uploaded over HTTP, and its import must report a clear error. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { type ImportJobTestServer, openImportJobTestServer } from '../../../testing/importJobTestServer';
import { waitUntil } from '../../../testing/waitUntil';
import * as threads from '../../store/engines/startWorkerThread';

const createIssue = (more: string): string =>
  `{"number":1,"title":"Lid leaks","html_url":"https://github.com/kettle/lid/issues/1","state":"open",${more}}\n`;
const createWideObject = (keys: number): string =>
  createIssue(Array.from({ length: keys }, (_, i) => `"k${i}":1`).join());
const ORDINARY = createIssue('"body":"It drips."');
/** A Jira table whose first row has many columns and that has many rows. */
const WIDE_TABLE = JSON.stringify({
  key: 'KET-1',
  fields: { summary: 'Table', description: `${'|a'.repeat(70_000)}|\n${'|a|\n'.repeat(40_000)}` },
});

describeEachDatabaseEngine('inspection of uploaded files', (open) => {
  let server: ImportJobTestServer;
  let folder: string;
  /** Threads that inspect files: all that were started, and those that have not ended. */
  let started = 0;
  const running = new Set<object>();

  beforeEach(async () => {
    started = 0;
    running.clear();
    const { startWorkerThread } = threads;
    jest.spyOn(threads, 'startWorkerThread').mockImplementation((...settings) => {
      const worker = startWorkerThread(...settings);
      if (settings[1] !== 'importInspection') return worker;
      started++;
      running.add(worker);
      worker.on('exit', () => running.delete(worker));
      return worker;
    });
    folder = await mkdtemp(path.join(tmpdir(), 'winnow-inspection-test-'));
    server = await openImportJobTestServer(await open(), folder);
  });
  afterEach(async () => {
    await server.close();
    jest.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  /**
   * Creates an import and uploads its file. `uploaded` resolves with the response, which is sent after the
   * inspection.
   */
  const beginUpload = async (name: string, content: string | Buffer) => {
    const { id: projectId } = (await server.queryAsMaintainer('{ project(key: "NET") { id } }')).project;
    const input = { projectId, fileName: name, fileSize: Buffer.byteLength(content) };
    const { importJob } = await server.maintainer.mutate('createImport', input, 'importJob { id }');
    const { id } = importJob as { id: string };
    return { id, uploaded: server.upload(id, content) };
  };

  test('an object with 800,000 keys is rejected with its line', async () => {
    const { format, preview } = await server.createUploadedImport('wide.json', createWideObject(800_000));
    expect(format).toBeNull();
    expect(preview).toMatchObject({
      problem: 'Line 1: contains an object with more than 10,000 keys.',
      problemCode: 'LIMIT_EXCEEDED',
    });
  });

  test('the preview names the line and the limit that a record exceeds, and shows the other issues', async () => {
    const { id, preview } = await server.createUploadedImport(
      'issues.ndjson',
      ORDINARY + createWideObject(20_000),
    );
    expect(preview).toMatchObject({
      sampleCount: 1,
      problem: 'Line 2: contains an object with more than 10,000 keys.',
      problemCode: 'LIMIT_EXCEEDED',
    });
    await server.mutateImport('startImport', { id });
    const { report } = await server.waitForEnd(id);
    expect(report!.problems).toContainEqual({
      line: 2,
      kind: 'DROPPED',
      reason: 'contains an object with more than 10,000 keys',
    });
  });

  test('a decompression bomb and a file that is compressed twice are rejected', async () => {
    const bomb = await server.createUploadedImport('bomb.gz', gzipSync(Buffer.alloc(300_000_000)));
    expect(bomb.preview).toMatchObject({
      sampleCount: 0,
      problem: 'bomb.gz decompresses to more than 200 times its size. Decompress it first.',
      problemCode: 'LIMIT_EXCEEDED',
    });
    const nested = await server.createUploadedImport('nested.gz', gzipSync(gzipSync(ORDINARY)));
    expect(nested.preview).toMatchObject({
      problem: 'nested.gz is compressed twice. Decompress it once first.',
      problemCode: 'VALIDATION_FAILED',
    });
  });

  test('a table of 70,000 columns and 40,000 rows has a preview and is imported', async () => {
    const { id, preview } = await server.createUploadedImport('table.ndjson', WIDE_TABLE);
    expect(preview).toMatchObject({ sampleCount: 1, problem: null });
    await server.mutateImport('startImport', { id });
    expect(await server.waitForEnd(id)).toMatchObject({ state: 'DONE' });
  });

  test('a file is inspected once, however often its preview is read and its mapping changes', async () => {
    const { id } = await server.createUploadedImport('issues.ndjson', ORDINARY);
    expect(started).toBe(1);
    for (let i = 0; i < 3; i++) await server.readImport(id);
    const { preview } = await server.readImport(id);
    const [state] = preview!.states;
    await server.mutateImport('updateImport', {
      id,
      states: [{ name: state!.name, stateId: state!.state.id }],
      priorities: [{ name: 'none', priority: 'URGENT' }],
    });
    await server.mutateImport('updateImport', { id, container: 'kettle/lid' });
    expect((await server.readImport(id)).preview!.issues).toMatchObject([{ priority: 'URGENT' }]);
    expect(started).toBe(1);
    await server.mutateImport('updateImport', { id, format: 'gitlab' });
    expect((await server.readImport(id)).preview).toMatchObject({ sampleCount: 0 });
    await server.mutateImport('updateImport', { id, format: 'github' });
    expect((await server.readImport(id)).preview).toMatchObject({ sampleCount: 1 });
    expect(started).toBe(2);
  });

  test('deleting an import ends the inspection of its file, and a third one waits until then', async () => {
    // The inspection takes longer than the test, because several formats read the unterminated string to its end.
    const slow = gzipSync(Buffer.alloc(60_000_000, '{"issues":[],"a":"'));
    const uploads = [await beginUpload('1.json.gz', slow), await beginUpload('2.json.gz', slow)];
    await waitUntil(async () => started === 2);
    const third = await beginUpload('3.json', ORDINARY);
    await waitUntil(async () => (await readdir(folder)).length === 3);
    expect(started).toBe(2);
    for (const { id } of uploads)
      expect(await server.mutateImport('deleteImport', { id })).toMatchObject({ errors: [] });
    expect(await readdir(folder)).toHaveLength(1);
    await Promise.all(uploads.map(({ uploaded }) => uploaded));
    expect((await third.uploaded).status).toBe(201);
    expect((await server.readImport(third.id)).preview).toMatchObject({ sampleCount: 1 });
    await waitUntil(async () => running.size === 0);
  });

  test('random files never break the inspection', async () => {
    const part = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      ':',
      '|',
      '\n',
      ';',
      '{"a":',
      '\u0000',
      '1e9',
    );
    const text = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.nat({ max: 20_000 }))
      .map(([parts, times]) =>
        parts
          .join('')
          .repeat(times + 1)
          .slice(0, 300_000),
      );
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (content, isCompressed) => {
        const job = await server.createUploadedImport('random', isCompressed ? gzipSync(content) : content);
        expect(['VALIDATION_FAILED', 'LIMIT_EXCEEDED', null, undefined]).toContain(job.preview?.problemCode);
        await server.mutateImport('deleteImport', { id: job.id });
      }),
      { numRuns: 8 },
    );
    expect(running.size).toBe(0);
  });
});
