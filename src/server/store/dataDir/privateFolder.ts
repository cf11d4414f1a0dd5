/** Makes DATA_DIR private: it contains password hashes, token hashes and the texts of private projects. */
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';

const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;
/** Permission bits of the group and of others. */
const FOREIGN_ACCESS_BITS = 0o077;
const PERMISSION_BITS = 0o7777;

/** Names that this version and earlier ones create in DATA_DIR. */
const OWN_NAMES = new Set([
  'backups',
  'columns',
  'control.sock',
  'duplicates',
  'email',
  'files',
  'imports',
  'lock',
  'lock.guard',
  'lock.new',
  'postgres',
  'postgres.new',
  'words',
]);
const OWN_NAME_PATTERN = /^snapshot-\w{6}$/;
/** File systems have this folder at their root, where a disk for DATA_DIR may be mounted. */
const FILE_SYSTEM_NAMES = new Set(['lost+found']);
/** The database in DATA_DIR. Without it, no version of Winnow has used the folder. */
const DATABASE_FOLDER_NAME = 'postgres';
/** Maximum number of foreign names in a message. */
const NAMES_IN_MESSAGE_MAX = 3;

/**
 * Sets the permissions of DATA_DIR to 700, and those of Winnow's folders and files in it to 700 and 600. Symbolic links,
 * hard links, and folders and files of other users are left unchanged. Does nothing on Windows.
 * @param folder absolute path without symbolic links
 * @throws WinnowError UNAVAILABLE if the folder also contains other files, and other users can access it or Winnow has not
 *   used it before
 */
export function makeDataFolderPrivate(folder: string): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(folder);
  const foreign = names.filter(isForeignName).sort();
  const { mode } = lstatSync(folder);
  if (foreign.length > 0) {
    if (!names.includes(DATABASE_FOLDER_NAME)) throw createForeignFolderError(folder, foreign);
    if ((mode & FOREIGN_ACCESS_BITS) !== 0) throw createSharedFolderError(folder, mode, foreign);
  }
  makeOwnFilesPrivate(folder, names);
}

/**
 * Does the same as makeDataFolderPrivate for a DATA_DIR without an embedded database. Such a folder may be missing,
 * read-only or shared, and is then left unchanged.
 */
export function makeCacheFolderPrivate(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  try {
    const real = realpathSync(folder);
    const names = readdirSync(real);
    if (!names.some(isForeignName)) makeOwnFilesPrivate(real, names);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
  }
}

function makeOwnFilesPrivate(folder: string, names: readonly string[]): void {
  // The folder comes first: afterwards, other users can no longer replace what is in it.
  restrictAccess(folder);
  for (const name of names) if (isOwnName(name)) makeTreePrivate(path.join(folder, name));
}

const isForeignName = (name: string): boolean => !isOwnName(name) && !FILE_SYSTEM_NAMES.has(name);

const isOwnName = (name: string): boolean => OWN_NAMES.has(name) || OWN_NAME_PATTERN.test(name);

function createForeignFolderError(folder: string, foreign: readonly string[]): WinnowError {
  const own = path.join(folder, 'winnow');
  return new WinnowError(
    'UNAVAILABLE',
    `DATA_DIR ${folder} contains other files (${formatNames(foreign)}). Winnow needs a folder of its own: create one with \`mkdir -m 700 ${quoteForShell(own)}\` and set DATA_DIR=${own}.`,
  );
}

function createSharedFolderError(folder: string, mode: number, foreign: readonly string[]): WinnowError {
  const permissions = (mode & PERMISSION_BITS).toString(8);
  return new WinnowError(
    'UNAVAILABLE',
    `Other users can access DATA_DIR ${folder} (mode ${permissions}), and Winnow does not change it because it contains other files (${formatNames(foreign)}). Make it private with \`chmod 700 ${quoteForShell(folder)}\`.`,
  );
}

function formatNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_IN_MESSAGE_MAX).map((name) => JSON.stringify(name));
  return names.length > shown.length ? `${shown.join(', ')}, ...` : shown.join(', ');
}

const quoteForShell = (text: string): string =>
  /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

function makeTreePrivate(target: string): void {
  if (!restrictAccess(target)) return;
  for (const name of readdirSync(target)) makeTreePrivate(path.join(target, name));
}

/**
 * Takes the permissions of other users from a file or folder. Returns whether it is a folder of this user, whose content
 * can be changed as well.
 */
function restrictAccess(target: string): boolean {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (!found || !isOwnFileOrFolder(found)) return false;
  if (getPrivateMode(found) !== (found.mode & PERMISSION_BITS)) changeMode(target, found);
  return found.isDirectory();
}

const getPrivateMode = (stats: Stats): number =>
  stats.isDirectory() ? PRIVATE_FOLDER_MODE : PRIVATE_FILE_MODE;

/** A file with several names may belong to another program under another name. */
const isOwnFileOrFolder = (stats: Stats): boolean =>
  stats.uid === process.geteuid?.() && (stats.isDirectory() || (stats.isFile() && stats.nlink === 1));

/** Changes the mode through a file descriptor, because the path may be replaced by a symbolic link at any time. */
function changeMode(target: string, expected: Stats): void {
  let file: number | undefined;
  try {
    file = openSync(target, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = fstatSync(file);
    if (found.ino === expected.ino && found.dev === expected.dev && isOwnFileOrFolder(found))
      fchmodSync(file, getPrivateMode(found));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!IGNORED_MODE_ERROR_CODES.has(code)) throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * Errors of a path that was replaced or removed meanwhile, and of file systems without permissions or without write
 * access, where the mode cannot be changed.
 */
const IGNORED_MODE_ERROR_CODES = new Set([
  'EACCES',
  'ELOOP',
  'ENOENT',
  'ENOSYS',
  'ENOTSUP',
  'EPERM',
  'EROFS',
]);
