import type { DataID, IEnvironment, MutableRecordSource } from 'relay-runtime';

/**
 * Removes links to deleted records from a record in Relay's store. Relay keeps a link for every set of
 * arguments that was ever fetched, even after the linked list was garbage-collected: a project's record would
 * grow with every list page scrolled past.
 */
export function pruneDanglingRelayReferences(environment: IEnvironment, id: DataID): void {
  const source = environment.getStore().getSource() as MutableRecordSource;
  const record = source.get(id);
  if (!record) return;
  const entries = Object.entries(record as Record<string, unknown>);
  const kept = entries.filter(([, value]) => !isDanglingRelayReference(source, value));
  if (kept.length < entries.length) source.set(id, Object.fromEntries(kept) as typeof record);
}

function isDanglingRelayReference(source: MutableRecordSource, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('__ref' in value)) return false;
  return !source.has(String(value.__ref));
}
