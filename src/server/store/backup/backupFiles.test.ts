/** Attached files in backups, and their consistency check. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { type FileKey, PICTURES_PROJECT_ID } from '../../../shared/files';
import { formatPictureUrl } from '../../../shared/pictures';
import { checkFiles } from '../check/checkFiles';
import type { DatabaseStore } from '../DatabaseStore';
import type { FileStorage } from '../files/FileStorage';
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
    const details = { type: 'image/png', width: null, height: null, digest: 'd' };
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

  it('a restored backup has the same profile pictures', async () => {
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
    };
    await expect(restoreBackup(target, file, undefined, { ...from, storage: failing })).rejects.toThrow(
      'full',
    );
    for (const [index, key] of keys.entries())
      expect((await buffer((await storage.openFile(key))!)).equals(CONTENTS[index]!)).toBe(true);
  });

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
