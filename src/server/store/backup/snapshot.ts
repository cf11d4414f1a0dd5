/** A view of the embedded database that stays as it is: its only connection cannot be held for so long. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { createDialect } from '../engines/dialect';
import { EmbeddedEngine } from '../engines/embedded';
import type { Tables } from '../tables/Tables';

const PREFIX = 'snapshot-';

/**
 * Runs work on a copy of the files, with an engine of its own.
 * @param folder of the database and its lock, where the copy is for as long
 */
export async function withCopy<T>(
  engine: EmbeddedEngine,
  folder: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(path.join(folder, PREFIX));
  try {
    await engine.copyTo(path.join(place, 'postgres'));
    const copy = await EmbeddedEngine.open(path.join(place, 'postgres'));
    try {
      return await work(new Kysely<Tables>({ dialect: createDialect(copy.lane('background')) }));
    } finally {
      await copy.close();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Those of a process that died. */
export async function removeSnapshots(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(PREFIX)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
