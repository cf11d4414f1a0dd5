/** What the files of a folder are: which segments, of which database, as of which version of the project. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

export interface Manifest {
  /** Of the database that was read. */
  database: string;
  /** The project's version that the segments are abreast of. */
  version: number;
  /** What tells this version of this history from one of another history. */
  mark: string;
  /** Names of the segments' files, the oldest first. */
  segments: string[];
}

const NAME = 'manifest';
/** Another one is another format. */
const FORMAT = 1;

/** Null where there is none that can be trusted. */
export function readManifest(folder: string): Manifest | null {
  let text: string;
  try {
    text = readFileSync(path.join(folder, NAME), 'utf8');
  } catch {
    return null;
  }
  const [head, json] = text.split('\n');
  return json !== undefined && head === headOf(json) ? (JSON.parse(json) as Manifest) : null;
}

/** Replaces the manifest as a whole: whatever happens, there is this one or the one before. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const json = JSON.stringify(manifest);
  const temporary = path.join(folder, `${NAME}.new`);
  const descriptor = openSync(temporary, 'w');
  writeSync(descriptor, `${headOf(json)}\n${json}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(temporary, path.join(folder, NAME));
}

function headOf(json: string): string {
  return `words ${FORMAT} ${crc32(json)}`;
}
