import type { DataID, IEnvironment, MutableRecordSource } from 'relay-runtime';

/**
 * A record keeps a link for every list that was ever asked of it, long after the collector took the
 * list: a project's would grow with every page that is scrolled past. Drops the links that lead nowhere.
 */
export function pruneLinks(environment: IEnvironment, id: DataID): void {
  const source = environment.getStore().getSource() as MutableRecordSource;
  const record = source.get(id);
  if (!record) return;
  const entries = Object.entries(record as Record<string, unknown>);
  const kept = entries.filter(([, value]) => !leadsNowhere(source, value));
  if (kept.length < entries.length) source.set(id, Object.fromEntries(kept) as typeof record);
}

function leadsNowhere(source: MutableRecordSource, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('__ref' in value)) return false;
  return !source.has(String(value.__ref));
}
