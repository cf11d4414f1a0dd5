/** Both file storages: the local folder, and S3-compatible storage on a real server. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import type { FileKey } from '../../../shared/files';
import type { FileStorage } from './FileStorage';
import { claimFileStorage, FileStorageOwnerError } from './fileStorageOwner';
import { LocalFileStorage } from './LocalFileStorage';
import { S3FileStorage } from './S3FileStorage';
import { withSpooledFile } from './spoolFile';

const getFolder = createTemporaryFolderPerTest();
const KEY = { projectId: 7, id: '0123456789abcdef0123456789abcdef' };
const OTHER_KEY = { projectId: 12, id: 'f'.repeat(32) };
const BUCKET_OPTIONS = { region: 'us-east-1', accessKeyId: 'S3RVER', prefix: 'tracker/' };

let s3: InstanceType<typeof S3rver>;
let bucketUrl: string;
beforeEach(async () => {
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(getFolder(), 's3'),
    configureBuckets: [{ name: 'winnow', configs: [] }],
  });
  const { port } = await s3.run();
  bucketUrl = `http://127.0.0.1:${port}/winnow/`;
});
afterEach(() => s3.close());

const createS3 = (secretAccessKey = 'S3RVER'): FileStorage =>
  new S3FileStorage({ ...BUCKET_OPTIONS, bucketUrl, secretAccessKey });
const store = (storage: FileStorage, content: Buffer, key = KEY): Promise<void> =>
  withSpooledFile(
    path.join(getFolder(), 'spool'),
    (async function* () {
      yield content;
    })(),
    (file) => storage.storeFile(key, file),
  );
const read = async (storage: FileStorage, range?: { start: number; end: number }): Promise<string | null> => {
  const content = await storage.openFile(KEY, range);
  return content && (await buffer(content)).toString('latin1');
};

describe.each([
  ['local folder', () => new LocalFileStorage(path.join(getFolder(), 'files'))],
  ['S3', () => createS3()],
] as const)('%s', (_name, create) => {
  it('stores, reads and removes files', async () => {
    const storage = create();
    expect(await read(storage)).toBeNull();
    await store(storage, Buffer.from('0123456789'));
    await store(storage, Buffer.alloc(0), OTHER_KEY);
    expect(await read(storage)).toBe('0123456789');
    expect(await read(storage, { start: 2, end: 4 })).toBe('234');
    const listed: { key: FileKey; size: number }[] = [];
    for await (const file of storage.listFiles()) listed.push(file);
    expect(listed.sort((a, b) => a.key.projectId - b.key.projectId)).toEqual([
      { key: KEY, size: 10 },
      { key: OTHER_KEY, size: 0 },
    ]);
    await storage.removeFile(KEY);
    await storage.removeFile(KEY);
    expect(await read(storage)).toBeNull();
  });

  it('has the id of one database, which others cannot replace while it has files', async () => {
    const storage = create();
    expect(await storage.readDatabaseId()).toBeNull();
    await claimFileStorage(storage, 'first');
    await claimFileStorage(create(), 'first');
    expect(await create().readDatabaseId()).toBe('first');
    // Without files, nothing can be lost.
    await claimFileStorage(storage, 'second');
    await store(storage, Buffer.from('x'));
    await expect(claimFileStorage(storage, 'third')).rejects.toThrow(
      `The file storage ${storage.description} contains files of another database.`,
    );
    expect(await storage.readDatabaseId()).toBe('second');
    for await (const file of storage.listFiles()) expect(file).toEqual({ key: KEY, size: 1 });
  });

  it('belongs to the database that is the first to be recorded after an upgrade', async () => {
    const storage = create();
    await store(storage, Buffer.from('x'));
    await claimFileStorage(storage, 'first');
    await expect(claimFileStorage(storage, 'second')).rejects.toThrow(FileStorageOwnerError);
  });

  it('stores all bytes of a file of several megabytes', async () => {
    const storage = create();
    const content = Buffer.alloc(6_000_001, '\u00ff0123\0', 'latin1');
    await store(storage, content);
    const stored = await storage.openFile(KEY);
    expect((await buffer(stored!)).equals(content)).toBe(true);
  });
});

it('leaves no spooled file behind', async () => {
  await store(createS3(), Buffer.from('x'));
  const broken = new LocalFileStorage(path.join(getFolder(), 'file', 'below'));
  await writeFile(path.join(getFolder(), 'file'), '');
  await expect(store(broken, Buffer.from('x'))).rejects.toThrow();
  await mkdir(path.join(getFolder(), 'spool'), { recursive: true });
  await expect(readFile(path.join(getFolder(), 'spool', KEY.id))).rejects.toThrow('ENOENT');
});

it('reports S3 storage that rejects the credentials or does not respond', async () => {
  const message = 'The file storage is not responding. Try again later.';
  await expect(store(createS3('wrong'), Buffer.from('x'))).rejects.toThrow(message);
  await expect(read(createS3('wrong'))).rejects.toThrow(message);
  const unreachable = new S3FileStorage({
    ...BUCKET_OPTIONS,
    bucketUrl: 'http://127.0.0.1:9/winnow/',
    secretAccessKey: 'x',
  });
  await expect(read(unreachable)).rejects.toThrow(message);
  for (const storage of [createS3('wrong'), unreachable]) {
    await expect(storage.readDatabaseId()).rejects.toThrow(message);
    await expect(storage.writeDatabaseId('x')).rejects.toThrow(message);
  }
});
