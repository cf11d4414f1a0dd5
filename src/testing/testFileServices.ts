import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { FileServices } from '../server/domain/files/FileServices';
import { openFileStorage } from '../server/store/files/openFileStorage';
import { FILE_BYTES_MAX, ISSUE_FILES_BYTES_MAX } from '../shared/limits';

/**
 * File storage of a test server. Without a folder, it is one that is created with the first file, and stays in the
 * system's folder of temporary files.
 */
export function createTestFileServices(
  folder = path.join(os.tmpdir(), `winnow-test-files-${randomUUID()}`),
): FileServices {
  return {
    ...openFileStorage(folder, null),
    fileBytesMax: FILE_BYTES_MAX,
    issueFilesBytesMax: ISSUE_FILES_BYTES_MAX,
  };
}
