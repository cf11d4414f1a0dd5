/**
 * The manifest of a word index folder. It names the segment files, the indexed database and the project
 * version.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

export interface WordIndexManifest {
  /** The id of the indexed database. */
  database: string;
  /** The project version up to which the segments contain all changes. */
  version: number;
  /**
   * The history hash of this version (see readProjectHistoryHash). It differs if a restored backup reached the same
   * version number by other changes. The file format calls it `mark`.
   */
  mark: string;
  /** File names of the segments, oldest segment first. */
  segments: string[];
}

const WORD_INDEX_MANIFEST_FILE = 'manifest';
/** The version of the manifest's file format. */
const WORD_INDEX_MANIFEST_FORMAT_VERSION = 1;

/** Reads the manifest of a word index folder. Returns null if it is missing or damaged. */
export function readWordIndexManifest(folder: string): WordIndexManifest | null {
  let text: string;
  try {
    text = readFileSync(path.join(folder, WORD_INDEX_MANIFEST_FILE), 'utf8');
  } catch {
    return null;
  }
  const [head, json] = text.split('\n');
  return json !== undefined && head === createWordIndexManifestHeader(json)
    ? (JSON.parse(json) as WordIndexManifest)
    : null;
}

/** Replaces the manifest atomically: after a crash, the file is either the old or the new manifest. */
export function writeWordIndexManifest(folder: string, manifest: WordIndexManifest): void {
  const json = JSON.stringify(manifest);
  const temporaryFile = path.join(folder, `${WORD_INDEX_MANIFEST_FILE}.new`);
  const descriptor = openSync(temporaryFile, 'w');
  writeSync(descriptor, `${createWordIndexManifestHeader(json)}\n${json}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(temporaryFile, path.join(folder, WORD_INDEX_MANIFEST_FILE));
}

function createWordIndexManifestHeader(json: string): string {
  return `words ${WORD_INDEX_MANIFEST_FORMAT_VERSION} ${crc32(json)}`;
}
