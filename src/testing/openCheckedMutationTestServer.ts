import type { OpenTestStoreCallback } from './databases';
import { findStoreInconsistencies, findSmallTrackerInconsistencies } from './findStoreInconsistencies';
import { type MutationTestServer, openMutationTestServer } from './writeTestServer';

/** Opens a server for tests of mutations. Its `close` fails if the tests have made the stored data inconsistent. */
export async function openCheckedMutationTestServer(
  open: OpenTestStoreCallback,
): Promise<MutationTestServer> {
  const server = await openMutationTestServer(open);
  const before = await findSmallTrackerInconsistencies(server.store);
  return {
    ...server,
    close: async () => {
      try {
        expect(await findStoreInconsistencies(server.store)).toEqual(before);
      } finally {
        await server.close();
      }
    },
  };
}
