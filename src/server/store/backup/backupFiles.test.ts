/** Attached files in backups, and their consistency check. */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { type FileKey, PICTURES_PROJECT_ID } from '../../../shared/files';
import { formatPictureUrl } from '../../../shared/pictures';
import { checkFiles } from '../check/checkFiles';
import type { DatabaseStore } from '../DatabaseStore';
import { findDatabaseId, readDatabaseId } from '../read/databaseId';
import type { FileStorage } from '../files/FileStorage';
import { claimFileStorage } from '../files/fileStorageOwner';
import { type FileStorageLocation, openFileStorage } from '../files/openFileStorage';
import { withSpooledFile } from '../files/spoolFile';
import { readUsersByLogin } from '../read/users';
import { completeFile, insertUploadingFile } from '../write/files';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const getFolder = createTemporaryFolderPerTest();
const locate = (name: string): FileStorageLocation => openFileStorage(path.join(getFolder(), name), null);

/** Stores files with this content in a project, and their rows. */
async function storeFiles(
  { db }: DatabaseStore,
  { storage, spoolFolder }: FileStorageLocation,
  contents: readonly Buffer[],
  projectId = 1,
): Promise<FileKey[]> {
  const keys: FileKey[] = [];
  for (const [index, content] of contents.entries()) {
    const key = { projectId, id: String(index).repeat(32) };
    keys.push(key);
    await insertUploadingFile(db, { ...key, uploaderId: 1, name: 'x', size: 0 });
    const source = (async function* () {
      yield content;
    })();
    await withSpooledFile(spoolFolder, source, (file) => storage.storeFile(key, file));
    const digest = createHash('sha256').update(content).digest('hex');
    const details = { type: 'image/png', width: null, height: null, digest };
    await completeFile(db, key, { ...details, size: content.length });
  }
  return keys;
}

describeEachDatabaseEngine('backups of attached files', (open) => {
  const CONTENTS = [
    Buffer.alloc(500_001, '\0\u00ff#{}\n', 'latin1'),
    Buffer.alloc(0),
    Buffer.from('#{"rows":0}'),
  ];
  const openWithTracker = async (): Promise<DatabaseStore> => {
    const store = await open();
    await insertSmallIssueTracker(store);
    return store;
  };
  const fail = (): never => {
    throw new Error('missing');
  };
  const check = (store: DatabaseStore, { storage }: FileStorageLocation) =>
    checkFiles(store, storage, new AbortController().signal);

  it('a restored backup has the same files, in another storage', async () => {
    const [source, target] = [await open(), await open()];
    const [from, to] = [locate('from'), locate('to')];
    await insertSmallIssueTracker(source);
    const keys = await storeFiles(source, from, CONTENTS);
    const file = path.join(getFolder(), 'backup.gz');
    await source.withSnapshot((db) =>
      writeBackup(db, file, undefined, { storage: from.storage, onMissingFile: fail }),
    );
    await restoreBackup(target, file, undefined, to);
    for (const [index, key] of keys.entries())
      expect((await buffer((await to.storage.openFile(key))!)).equals(CONTENTS[index]!)).toBe(true);
    expect(await check(target, to)).toEqual([]);
  });

  it('a restore keeps profile pictures', async () => {
    const [source, target] = [await open(), await open()];
    const [from, to] = [locate('from'), locate('to')];
    await insertSmallIssueTracker(source);
    const [key] = await storeFiles(source, from, [CONTENTS[0]!], PICTURES_PROJECT_ID);
    const url = formatPictureUrl(key!.id);
    await source.db.updateTable('app_user').set({ avatar_url: url }).where('login', '=', 'mika').execute();
    const [mika] = await readUsersByLogin(source.db, ['mika']);
    await source.db
      .updateTable('file')
      .set({ uploader_id: mika!.id, unattached_since: null })
      .where('id', '=', key!.id)
      .execute();
    const file = path.join(getFolder(), 'backup.gz');
    await source.withSnapshot((db) =>
      writeBackup(db, file, undefined, { storage: from.storage, onMissingFile: fail }),
    );
    await restoreBackup(target, file, undefined, to);
    expect((await buffer((await to.storage.openFile(key!))!)).equals(CONTENTS[0]!)).toBe(true);
    expect(await readUsersByLogin(target.db, ['mika'])).toMatchObject([{ avatar_url: url }]);
    expect(await check(target, to)).toEqual([]);
  });

  it('a failed restore leaves no files behind', async () => {
    const [source, target] = [await open(), await open()];
    const [from, to] = [locate('from'), locate('to')];
    await insertSmallIssueTracker(source);
    const keys = await storeFiles(source, from, CONTENTS);
    const file = path.join(getFolder(), 'backup.gz');
    await source.withSnapshot((db) =>
      writeBackup(db, file, undefined, { storage: from.storage, onMissingFile: fail }),
    );
    let stored = 0;
    const storage: FileStorage = {
      description: 'fails',
      storeFile: (key, spooled) =>
        (stored += 1) === keys.length
          ? Promise.reject(new Error('full'))
          : to.storage.storeFile(key, spooled),
      openFile: (key) => to.storage.openFile(key),
      removeFile: (key) => to.storage.removeFile(key),
      listFiles: () => to.storage.listFiles(),
      readDatabaseId: () => to.storage.readDatabaseId(),
      writeDatabaseId: (id) => to.storage.writeDatabaseId(id),
    };
    await expect(restoreBackup(target, file, undefined, { ...to, storage })).rejects.toThrow('full');
    for (const key of keys) expect(await to.storage.openFile(key)).toBeNull();
  });

  it('a failed restore keeps the files that the storage had before', async () => {
    const [source, target] = [await open(), await open()];
    const from = locate('from');
    await insertSmallIssueTracker(source);
    const keys = await storeFiles(source, from, CONTENTS);
    const file = path.join(getFolder(), 'backup.gz');
    await source.withSnapshot((db) =>
      writeBackup(db, file, undefined, { storage: from.storage, onMissingFile: fail }),
    );
    const { storage } = from;
    let stored = 0;
    const failing: FileStorage = {
      description: 'fails',
      storeFile: (key, spooled) =>
        (stored += 1) === keys.length ? Promise.reject(new Error('full')) : storage.storeFile(key, spooled),
      openFile: (key) => storage.openFile(key),
      removeFile: (key) => storage.removeFile(key),
      listFiles: () => storage.listFiles(),
      readDatabaseId: () => storage.readDatabaseId(),
      writeDatabaseId: (id) => storage.writeDatabaseId(id),
    };
    await expect(restoreBackup(target, file, undefined, { ...from, storage: failing })).rejects.toThrow(
      'full',
    );
    for (const [index, key] of keys.entries())
      expect((await buffer((await storage.openFile(key))!)).equals(CONTENTS[index]!)).toBe(true);
  });

  /** Writes a backup of a database with files. Returns its file. */
  const backUp = async (source: DatabaseStore, from: FileStorageLocation): Promise<string> => {
    const file = path.join(getFolder(), 'backup.gz');
    await source.withSnapshot((db) =>
      writeBackup(db, file, undefined, { storage: from.storage, onMissingFile: fail }),
    );
    return file;
  };
  const changeBackup = async (file: string, change: (text: string) => string): Promise<void> =>
    writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString('utf8'))));

  it('a restored backup takes over the storage of the database that was backed up', async () => {
    const [source, target] = [await open(), await open()];
    const files = locate('from');
    await insertSmallIssueTracker(source);
    await storeFiles(source, files, CONTENTS);
    const sourceId = await readDatabaseId(source.db);
    await claimFileStorage(files.storage, sourceId);
    await restoreBackup(target, await backUp(source, files), undefined, files);
    const targetId = await findDatabaseId(target.db);
    expect(await files.storage.readDatabaseId()).toBe(targetId);
    expect([undefined, sourceId]).not.toContain(targetId);
    await expect(claimFileStorage(files.storage, sourceId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('a backup is not restored into the storage of a third database', async () => {
    const [source, target] = [await open(), await open()];
    const [from, to] = [locate('from'), locate('to')];
    await insertSmallIssueTracker(source);
    await storeFiles(source, from, CONTENTS);
    await storeFiles(await openWithTracker(), to, [Buffer.from('of the third')]);
    await claimFileStorage(to.storage, 'third');
    const id = await readDatabaseId(target.db);
    await expect(restoreBackup(target, await backUp(source, from), undefined, to)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('contains files of another database') as string,
    });
    expect(await to.storage.readDatabaseId()).toBe('third');
    expect(await findDatabaseId(target.db)).toBe(id);
    expect(await target.db.selectFrom('project').select('id').execute()).toEqual([]);
  });

  it('a failed restore keeps the id of the database and the owner of the storage', async () => {
    const [source, target] = [await open(), await open()];
    const files = locate('from');
    await insertSmallIssueTracker(source);
    await storeFiles(source, files, CONTENTS);
    const sourceId = await readDatabaseId(source.db);
    await claimFileStorage(files.storage, sourceId);
    const file = await backUp(source, files);
    await changeBackup(file, (text) => text.replace(/"rows":\d+/, '"rows":1'));
    const id = await readDatabaseId(target.db);
    await expect(restoreBackup(target, file, undefined, files)).rejects.toThrow('The backup is incomplete');
    expect(await findDatabaseId(target.db)).toBe(id);
    expect(await files.storage.readDatabaseId()).toBe(sourceId);
  });

  it('a restore that fails because of the storage leaves an empty database', async () => {
    const [source, target] = [await openWithTracker(), await open()];
    const [from, to] = [locate('from'), locate('to')];
    await storeFiles(source, from, CONTENTS);
    const reject = () => Promise.reject(new Error('unavailable'));
    const storage: FileStorage = {
      description: 'fails',
      storeFile: (key, spooled) => to.storage.storeFile(key, spooled),
      openFile: (key) => to.storage.openFile(key),
      removeFile: reject,
      listFiles: () => to.storage.listFiles(),
      readDatabaseId: () => to.storage.readDatabaseId(),
      writeDatabaseId: reject,
    };
    const file = await backUp(source, from);
    await expect(restoreBackup(target, file, undefined, { ...to, storage })).rejects.toThrow('unavailable');
    expect(await target.db.selectFrom('project').select('id').execute()).toEqual([]);
    await restoreBackup(target, file, undefined, to);
    expect(await check(target, to)).toEqual([]);
  });

  it('does not restore files that are damaged or have no row', async () => {
    const [source, target] = [await open(), await open()];
    const [from, to] = [locate('from'), locate('to')];
    await insertSmallIssueTracker(source);
    const [first, second, third] = await storeFiles(source, from, CONTENTS);
    const file = await backUp(source, from);
    const unknown = { projectId: 1, id: 'e'.repeat(32) };
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    await changeBackup(file, (text) =>
      text
        // One byte of the last file is different, and the second file is no longer empty.
        .replace(base64('#{"rows":0}'), base64('#{"rows":1}'))
        .replace(`${second!.id}"}}\n`, `${second!.id}"}}\n${base64('abcdef')}\n${base64('ghi')}\n`)
        .replace(
          /#\{"rows":\d+\}\n$/,
          (end) => `#${JSON.stringify({ file: unknown })}\n${base64('x')}\n${end}`,
        ),
    );
    const omitted: [string, string][] = [];
    await restoreBackup(target, file, undefined, to, (key, reason) => omitted.push([key.id, reason]));
    expect(omitted).toEqual([
      [second!.id, 'it has 6 bytes instead of 0'],
      [third!.id, 'its content is damaged'],
      [unknown.id, 'the backup has no row for it'],
    ]);
    expect((await buffer((await to.storage.openFile(first!))!)).equals(CONTENTS[0]!)).toBe(true);
    for (const key of [second!, third!, unknown]) expect(await to.storage.openFile(key)).toBeNull();
  });

  it.each(['{"projectId":1,"id":"../../x"}', '{"projectId":"../..","id":"ID"}', '{"id":"ID"}', 'null', '7'])(
    'rejects a backup that has a file with the key %s',
    async (key) => {
      const [source, target] = [await open(), await open()];
      const [from, to] = [locate('from'), locate('to')];
      await insertSmallIssueTracker(source);
      const [first] = await storeFiles(source, from, CONTENTS.slice(0, 1));
      const file = await backUp(source, from);
      await changeBackup(file, (text) =>
        text.replace(JSON.stringify({ file: first }), `{"file":${key.replace('ID', first!.id)}}`),
      );
      await expect(restoreBackup(target, file, undefined, to)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'The backup is damaged: it contains a file with an invalid id.',
      });
    },
  );

  it('a backup continues without files whose bytes are missing, and the check reports them', async () => {
    const store = await open();
    const files = locate('files');
    await insertSmallIssueTracker(store);
    const [first, second, third] = await storeFiles(store, files, CONTENTS);
    await files.storage.removeFile(first!);
    await store.db.deleteFrom('file').where('id', '=', second!.id).execute();
    await store.db.updateTable('file').set({ size: 5 }).where('id', '=', third!.id).execute();
    const missing: FileKey[] = [];
    const file = path.join(getFolder(), 'backup.gz');
    await store.withSnapshot((db) =>
      writeBackup(db, file, undefined, { storage: files.storage, onMissingFile: (key) => missing.push(key) }),
    );
    expect(missing).toEqual([first]);
    expect((await check(store, files)).map(({ what, examples }) => [what, examples])).toEqual([
      ['attached files whose bytes are missing', [`1-${first!.id}`]],
      ['attached files of a different size than recorded', [`1-${third!.id}`]],
      ['files in the storage that the database does not know', [`1-${second!.id}`]],
    ]);
    await rm(path.join(getFolder(), 'files'), { recursive: true });
    expect(await check(store, files)).toHaveLength(1);
  });
});
