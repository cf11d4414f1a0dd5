/** How the site is doing, for administrators. */
import type { IndexLag } from '../../search/createSearch';
import { type BulkRow, readRunningBulks } from '../../store/read/bulk';
import { readDatabaseInfo, readOldestEventAge } from '../../store/read/health';
import type { ProjectRow } from '../../store/read/projects';
import { once } from '../base/connection';
import { requireAdministrator } from '../access/requireAdministrator';
import { visibleProjects } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

export interface ProjectHealth {
  project: ProjectRow;
  /** Whether its lists are answered from memory. */
  inMemory: boolean;
  /** Versions that the slowest index has not taken in. */
  behind: number;
}

export type SystemHealth = ReturnType<typeof systemHealth>;

/** Each part is looked up where it is asked for, and once. @throws WinnowError */
export function systemHealth(context: RequestContext) {
  requireAdministrator(context, 'see how the site is doing');
  const { store, runtime } = context;
  const lags = runtime.index?.lags() ?? [];
  return {
    version: runtime.version,
    engine: store.engine,
    database: once(() => readDatabaseInfo(store.db)),
    /** Seconds. */
    uptime: process.uptime(),
    memoryBytes: process.memoryUsage.rss(),
    indexBytes: () => indexBytes(context),
    /** Seconds. */
    eventLag: () => readOldestEventAge(store.db, missed(lags)),
    /** Milliseconds. */
    eventLoop: once(() => runtime.eventLoopDelay()),
    projects: async () =>
      (await visibleProjects(context)).map((project) =>
        healthOf(
          project,
          lags.filter(({ projectId }) => projectId === project.id),
        ),
      ),
    jobs: (): Promise<BulkRow[]> => readRunningBulks(store.db),
  };
}

async function indexBytes({ runtime }: RequestContext): Promise<number> {
  if (!runtime.index) return 0;
  const { projects, lists } = await runtime.index.measure();
  return Object.values(projects).reduce((sum, bytes) => sum + bytes, lists);
}

function healthOf(project: ProjectRow, lags: readonly IndexLag[]): ProjectHealth {
  return {
    project,
    inMemory: lags.some(({ index }) => index === 'columns'),
    behind: Math.max(0, ...lags.map(({ behind }) => behind)),
  };
}

/** The first event that each index which is behind has not taken in. */
function missed(lags: readonly IndexLag[]): { projectId: number; sequence: number }[] {
  return lags.flatMap(({ projectId, version, behind }) =>
    behind > 0 && version !== null ? [{ projectId, sequence: version + 1 }] : [],
  );
}
