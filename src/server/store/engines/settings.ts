import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Configuration of the embedded PostgreSQL: one connection, one thread, at most 2 GB of WebAssembly memory,
 * files in the page cache of the operating system, and no background processes.
 */
const EMBEDDED_POSTGRES_SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // This setting only determines how much WAL is recycled: EmbeddedDatabaseMaintenance runs the checkpoints.
  max_wal_size: '256MB',
  // `minimal` writes the smallest WAL that survives a crash. Replicas would need more, but there are none.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // The timer of progress reports would go on forever, and wake the idle engine every ten seconds.
  log_startup_progress_interval: '0',
};

/**
 * What an embedded database is opened for: for a server, or for a single command, such as an import, which reads and
 * writes most pages once.
 */
export type EmbeddedDatabaseUse = 'server' | 'command';

/**
 * Size for a command, for which the operating system's file cache is enough, and for a database whose files are in memory.
 */
const SMALL_BUFFER_CACHE_MB = 16;
/** Leaves room for a small database to grow, because the size is chosen only when the server starts. */
const SERVER_BUFFER_CACHE_MIN_MB = 32;
/**
 * Fits the rows and one sort order index of a million issues, so that distant pages of a list are read from memory.
 */
const SERVER_BUFFER_CACHE_MAX_MB = 256;

/**
 * Returns the size of the buffer cache in MB. The engine occupies and clears all of it when it starts, which takes a second
 * for 256 MB, and never returns memory. A server's cache is therefore not larger than its tables and
 * indexes, except for a new database, whose final size is not known yet.
 * @param folder folder of the database; a folder that does not exist means a new database; null: a database in memory
 */
export function chooseBufferCacheMb(use: EmbeddedDatabaseUse, folder: string | null): number {
  if (use === 'command' || folder === null) return SMALL_BUFFER_CACHE_MB;
  if (!existsSync(folder)) return SERVER_BUFFER_CACHE_MAX_MB;
  const megabytes = Math.ceil(readTableFileBytes(folder) / 1024 ** 2);
  return Math.min(SERVER_BUFFER_CACHE_MAX_MB, Math.max(SERVER_BUFFER_CACHE_MIN_MB, megabytes));
}

/** Returns the size of the files of all tables and indexes, in bytes. */
function readTableFileBytes(folder: string): number {
  const base = path.join(folder, 'base');
  if (!existsSync(base)) return 0;
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(base, file), { throwIfNoEntry: false }))
    .reduce((total, file) => total + (file?.isFile() ? file.size : 0), 0);
}

/** Maximum memory for building an index and for VACUUM. */
const MAINTENANCE_WORK_MEM: Readonly<Record<EmbeddedDatabaseUse | 'memory', string>> = {
  server: '256MB',
  command: '16MB',
  memory: '256MB',
};

/**
 * Returns the command-line arguments of PostgreSQL.
 * @param use what the database is opened for; `memory` for a database without a folder
 * @param bufferCacheMb size of the buffer cache in MB
 */
export function buildPostgresArguments(use: EmbeddedDatabaseUse | 'memory', bufferCacheMb: number): string[] {
  const settings = {
    ...EMBEDDED_POSTGRES_SETTINGS,
    shared_buffers: `${bufferCacheMb}MB`,
    maintenance_work_mem: MAINTENANCE_WORK_MEM[use],
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
