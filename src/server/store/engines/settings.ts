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
};

/**
 * What an embedded database is opened for: for a server, or for a single command, such as an import, which reads and
 * writes most pages once.
 */
export type EmbeddedDatabaseUse = 'server' | 'command';

/**
 * Size of the buffer cache. The engine occupies all of it from the start, and never returns memory.
 *
 * `server`: 256 MB fit the rows and one sort order index of a million issues, so that distant pages of a list are read
 * from memory. `command`: the file cache of the operating system suffices. `memory`: the files are in memory already.
 */
const SHARED_BUFFERS: Readonly<Record<EmbeddedDatabaseUse | 'memory', string>> = {
  server: '256MB',
  command: '16MB',
  memory: '16MB',
};

/** Maximum memory for building an index and for VACUUM. */
const MAINTENANCE_WORK_MEM: Readonly<Record<EmbeddedDatabaseUse | 'memory', string>> = {
  server: '256MB',
  command: '16MB',
  memory: '256MB',
};

/**
 * Returns the command-line arguments of PostgreSQL.
 * @param use what the database is opened for; `memory` for a database without a folder
 */
export function buildPostgresArguments(use: EmbeddedDatabaseUse | 'memory'): string[] {
  const settings = {
    ...EMBEDDED_POSTGRES_SETTINGS,
    shared_buffers: SHARED_BUFFERS[use],
    maintenance_work_mem: MAINTENANCE_WORK_MEM[use],
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
