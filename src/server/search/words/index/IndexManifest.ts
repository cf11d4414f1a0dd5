/**
 * The manifest of a word index folder. It names the segment files, the indexed database and the project
 * version.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

export interface IndexManifest {
  /** The id of the indexed database. */
  database: string;
  /** The project version up to which the segments contain all changes. */
  version: number;
  /** The history mark of the project version (see VersionWithHistoryMark). */
  mark: string;
  /** File names of the segments, oldest segment first. */
  segments: string[];
}

const MANIFEST_FILE = 'manifest';
/** The version of the manifest's file format. */
const MANIFEST_FORMAT = 1;

/** Reads the manifest of a word index folder. Returns null if it is missing or damaged. */
export function readManifest(folder: string): IndexManifest | null {
  let text: string;
  try {
    text = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
  } catch {
    return null;
  }
  const [head, json] = text.split('\n');
  return json !== undefined && head === manifestHeader(json) ? (JSON.parse(json) as IndexManifest) : null;
}

/** Replaces the manifest atomically: after a crash, the file is either the old or the new manifest. */
export function writeManifest(folder: string, manifest: IndexManifest): void {
  const json = JSON.stringify(manifest);
  const temporary = path.join(folder, `${MANIFEST_FILE}.new`);
  const descriptor = openSync(temporary, 'w');
  writeSync(descriptor, `${manifestHeader(json)}\n${json}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(temporary, path.join(folder, MANIFEST_FILE));
}

function manifestHeader(json: string): string {
  return `words ${MANIFEST_FORMAT} ${crc32(json)}`;
}
