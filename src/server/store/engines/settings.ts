/**
 * How the embedded PostgreSQL is tuned: one connection, one thread, WebAssembly memory of at most
 * 2 GB, files behind the system's page cache, and nothing that runs by itself.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  // The rows and the order's index of a million issues: a page far away is read from memory, not from files.
  shared_buffers: '256MB',
  work_mem: '64MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // How much log is kept for use again; when to checkpoint, the caretaker decides.
  max_wal_size: '256MB',
  // One process writes, no replica reads: the least log that survives a kill.
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** @param inMemory the files are in memory themselves: no need to keep pages of them twice */
export function startParameters(inMemory: boolean): string[] {
  const settings = inMemory ? { ...SETTINGS, shared_buffers: '16MB' } : SETTINGS;
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
