import { NO_PROGRESS } from '../shared/progress';
import { checkStore } from '../server/store/check/checkStore';
import { openStore, type Store } from '../server/store/Store';

/**
 * Expects an embedded database that no server holds to agree with itself.
 * @param more looks at it too
 */
export async function expectConsistent(
  dataDir: string,
  more: (store: Store) => Promise<void> = async () => undefined,
): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    const { differences } = await checkStore(store, NO_PROGRESS, new AbortController().signal);
    expect(differences).toEqual([]);
    await more(store);
  } finally {
    await store.close();
  }
}
