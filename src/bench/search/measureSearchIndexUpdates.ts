/** Measures how long the in-memory columns of a project take to apply changed issues. */
import { ColumnStoreThread } from '../../server/search/columns/ColumnStoreThread';
import { ColumnStoreIndexer } from '../../server/search/columns/ColumnStoreIndexer';
import { readIssueRows } from '../../server/search/columns/readIssueRows';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { type BenchResult, type BenchSample, summarizeSamples, measureDuration } from '../support/measure';
import { createSeededRandom } from '../../testing/createSeededRandom';

const MEASURED_CHANGE_BATCH_SIZES: readonly { issues: number; times: number }[] = [
  { issues: 1, times: 50 },
  { issues: 1_000, times: 10 },
  { issues: 10_000, times: 5 },
];
const SEARCH_RANKING_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Updates random issues in a project's in-memory columns, so that each issue moves to the front of the list.
 * The database is not changed.
 */
export async function measureSearchIndexUpdates(dataDir: string, projectKey: string): Promise<BenchResult[]> {
  const store = await openDatabaseStore({ dataDir });
  const thread = new ColumnStoreThread({ rankingBytes: SEARCH_RANKING_CACHE_BYTES, folder: null });
  try {
    const project = await store.db
      .selectFrom('project')
      .select(['id', 'version', 'issue_counter'])
      .where('key', '=', projectKey)
      .executeTakeFirstOrThrow();
    const indexer = new ColumnStoreIndexer(store, thread, project.id, () => undefined, null);
    const load = await measureDuration(() => indexer.loadIndex());
    const results = [summarizeSamples('search', 'index: loaded from the store', 'ms', [{ value: load.ms }])];
    // Waits until the sort orders that were not computed during the load are computed.
    await thread.sendRequest({ kind: 'measure' });
    const random = createSeededRandom(1);
    for (const { issues, times } of MEASURED_CHANGE_BATCH_SIZES) {
      const samples: BenchSample[] = [];
      for (let i = 0; i < times; i++) {
        const numbers = Array.from(
          { length: issues },
          () => 1 + Math.floor(random() * project.issue_counter),
        );
        const packs = [await readIssueRowsAsJustUpdated(store, project.id, numbers)];
        const { id: projectId, version } = project;
        const { ms } = await measureDuration(() =>
          thread.sendRequest({
            kind: 'apply',
            projectId,
            packs,
            gone: [],
            version: version + i,
            isPurge: false,
            haveTextsChanged: false,
          }),
        );
        samples.push({ value: ms });
      }
      const what = `index: ${issues.toLocaleString('en')} ${issues === 1 ? 'change' : 'changes'} applied`;
      results.push(summarizeSamples('search', what, 'ms', samples));
    }
    return results;
  } finally {
    await thread.stopThread();
    await store.close();
  }
}

/** The start of PostgreSQL's binary timestamps, in milliseconds since 1970. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

async function readIssueRowsAsJustUpdated(
  store: DatabaseStore,
  projectId: number,
  numbers: readonly number[],
) {
  const { value } = await readIssueRows(store.background, projectId, [...new Set(numbers)]);
  const updated = new DataView(value.updated.buffer, value.updated.byteOffset, value.updated.byteLength);
  for (let at = 0; at < updated.byteLength; at += 8)
    updated.setBigInt64(at, BigInt(Date.now() - POSTGRES_EPOCH_MS) * 1000n);
  return value;
}
