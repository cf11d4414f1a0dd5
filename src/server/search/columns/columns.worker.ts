/** Holds the columns of all projects in a thread, so that the server's event loop never waits for them. */
import { workerData } from 'node:worker_threads';
import { serveRequests } from '../indexing/serveRequests';
import { ListCache } from '../list/ListCache';
import { MissingSetsError } from './data/evaluate';
import { SnapshotExpiredError, ProjectColumns } from './data/ProjectColumns';
import type { ColumnsRequest, ColumnsResult } from './data/protocol';
import type { Ranking } from './data/rank';

const rankings = new ListCache<Ranking>((workerData as { rankingBytes: number }).rankingBytes);
const projects = new Map<number, ProjectColumns>();

serveRequests(runRequest);

function runRequest(request: ColumnsRequest): ColumnsResult {
  switch (request.kind) {
    case 'open':
      projects.set(request.projectId, new ProjectColumns(rankings));
      return { done: true };
    case 'apply':
      requireProject(request.projectId).apply(request.packs, request.gone, request.version);
      return { done: true };
    case 'update':
      requireProject(request.projectId).update(request.rows, request.version);
      return { done: true };
    case 'relate':
      requireProject(request.projectId).relate(request.packed);
      return { done: true };
    case 'sort':
      requireProject(request.projectId).sort(request.field);
      return { done: true };
    case 'facets':
      return answerFromColumns(request.projectId, (columns) => ({ facets: columns.facets(request.facets) }));
    case 'measure':
      return {
        measured: {
          projects: Object.fromEntries([...projects].map(([id, columns]) => [id, columns.bytes])),
          lists: rankings.bytes,
        },
      };
    case 'list':
      return answerFromColumns(request.plan.projectId, (columns) => {
        if (request.supplied) columns.supply(request.supplied);
        return { answer: columns.list(request.plan, request.parts) };
      });
  }
}

/**
 * Answers a request from a project's columns. Missing sets of issue numbers and expired snapshots are
 * reported as results, not as errors.
 */
function answerFromColumns(
  projectId: number,
  read: (columns: ProjectColumns) => ColumnsResult,
): ColumnsResult {
  const columns = requireProject(projectId);
  try {
    return read(columns);
  } catch (error) {
    if (error instanceof MissingSetsError) return { missing: error.keys, version: columns.version };
    if (error instanceof SnapshotExpiredError) return { expired: true, version: columns.version };
    throw error;
  }
}

function requireProject(projectId: number): ProjectColumns {
  const columns = projects.get(projectId);
  if (!columns) throw new Error(`The columns of project ${projectId} are not open.`);
  return columns;
}
