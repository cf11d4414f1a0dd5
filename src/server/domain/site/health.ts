/** System health, for administrators. */
import type { SearchIndexLag } from '../../search/createSearchService';
import { type BulkOperationRow, readRunningBulkOperations } from '../../store/read/bulk';
import { type OutboxHealth, readOutboxHealth } from '../../store/read/email';
import { readDatabaseInfo, readOldestEventAge } from '../../store/read/health';
import type { ProjectRow } from '../../store/read/projects';
import { memoizeResult } from '../base/connection';
import { requireAdministrator } from '../access/requireAdministrator';
import { loadVisibleProjects } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

export interface ProjectIndexHealth {
  project: ProjectRow;
  /** Whether issue lists of the project are served by the in-memory index. */
  inMemory: boolean;
  /** How many project versions the slowest search index of the project is behind. */
  behind: number;
}

export type SystemHealth = ReturnType<typeof getSystemHealth>;

/**
 * System health: database, memory, search indexes and bulk operations. Each part is read only if it is
 * requested.
 * @throws WinnowError UNAUTHENTICATED, FORBIDDEN
 */
export function getSystemHealth(context: RequestContext) {
  requireAdministrator(context, 'view system health');
  const { store, runtime } = context;
  const lags = runtime.index?.getIndexLags() ?? [];
  return {
    version: runtime.version,
    engine: store.engine,
    database: memoizeResult(() => readDatabaseInfo(store.db)),
    /** Uptime of the process in seconds. */
    uptime: process.uptime(),
    memoryBytes: process.memoryUsage.rss(),
    indexBytes: () => measureSearchIndexBytes(context),
    /** Age of the oldest event that a search index has not processed, in seconds. */
    eventLag: () => readOldestEventAge(store.db, findFirstUnindexedEvents(lags)),
    /** Delay of the event loop in milliseconds. */
    eventLoop: memoizeResult(() => runtime.eventLoopDelay()),
    projects: async () =>
      (await loadVisibleProjects(context)).map((project) =>
        toProjectHealth(
          project,
          lags.filter(({ projectId }) => projectId === project.id),
        ),
      ),
    email: memoizeResult(() => readEmailHealth(context)),
    jobs: (): Promise<BulkOperationRow[]> => readRunningBulkOperations(store.db),
  };
}

/** The state of the email outbox. */
export type EmailHealth = OutboxHealth;

/** Null if email is not configured. */
async function readEmailHealth({ store, email }: RequestContext): Promise<EmailHealth | null> {
  if (!email) return null;
  const health = await readOutboxHealth(store.db);
  return { ...health, lastError: email.problem ?? health.lastError };
}

async function measureSearchIndexBytes({ runtime }: RequestContext): Promise<number> {
  if (!runtime.index) return 0;
  const { projects, lists } = await runtime.index.measureMemoryUsage();
  return Object.values(projects).reduce((sum, bytes) => sum + bytes, lists);
}

function toProjectHealth(project: ProjectRow, lags: readonly SearchIndexLag[]): ProjectIndexHealth {
  return {
    project,
    inMemory: lags.some(({ index }) => index === 'columns'),
    behind: Math.max(0, ...lags.map(({ behind }) => behind)),
  };
}

/** For each search index that is behind, the first event that it has not processed. */
function findFirstUnindexedEvents(
  lags: readonly SearchIndexLag[],
): { projectId: number; sequence: number }[] {
  return lags.flatMap(({ projectId, version, behind }) =>
    behind > 0 && version !== null ? [{ projectId, sequence: version + 1 }] : [],
  );
}
