/**
 * Configuration of the embedded PostgreSQL: one connection, one thread, at most 2 GB of WebAssembly memory,
 * files in the page cache of the operating system, and no background processes.
 */
const EMBEDDED_POSTGRES_SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  // 256 MB fit the rows and one sort order index of a million issues, so that distant pages of a list are
  // read from memory.
  shared_buffers: '256MB',
  work_mem: '64MB',
  maintenance_work_mem: '256MB',
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
 * Returns the command-line arguments of PostgreSQL.
 * @param inMemory whether the files are in memory, which makes a large buffer cache redundant
 */
export function buildPostgresArguments(inMemory: boolean): string[] {
  const settings = inMemory
    ? { ...EMBEDDED_POSTGRES_SETTINGS, shared_buffers: '16MB' }
    : EMBEDDED_POSTGRES_SETTINGS;
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
