/**
 * The worker thread of the in-memory columns of all projects. The columns are in a thread so that computing a
 * list never blocks the server's event loop.
 */
import { workerData } from 'node:worker_threads';
import { serveWorkerRequests } from '../indexing/serveWorkerRequests';
import { ListCache } from '../list/ListCache';
import { MissingIssueSetsError } from './data/evaluate';
import { SnapshotExpiredError, ProjectColumnStore } from './data/ProjectColumnStore';
import type { ColumnStoreRequest, ColumnStoreResult } from './data/protocol';
import type { Ranking } from './data/rank';

const rankingCache = new ListCache<Ranking>((workerData as { rankingBytes: number }).rankingBytes);
const projects = new Map<number, ProjectColumnStore>();

serveWorkerRequests(runRequest);

function runRequest(request: ColumnStoreRequest): ColumnStoreResult {
  switch (request.kind) {
    case 'open':
      projects.set(request.projectId, new ProjectColumnStore(rankingCache));
      return { done: true };
    case 'apply':
      requireProject(request.projectId).applyRows(request.packs, request.gone, request.version);
      return { done: true };
    case 'update':
      requireProject(request.projectId).updateRows(request.rows, request.version);
      return { done: true };
    case 'relate':
      requireProject(request.projectId).addRelations(request.packed);
      return { done: true };
    case 'sort':
      requireProject(request.projectId).prepareSortOrder(request.field);
      return { done: true };
    case 'facets':
      return answerFromColumns(request.projectId, (columns) => ({
        facets: columns.countFacets(request.facets),
      }));
    case 'measure':
      return {
        measured: {
          projects: Object.fromEntries([...projects].map(([id, columns]) => [id, columns.bytes])),
          lists: rankingCache.bytes,
        },
      };
    case 'list':
      return answerFromColumns(request.plan.projectId, (columns) => {
        if (request.supplied) columns.addIssueSets(request.supplied);
        return { answer: columns.readListParts(request.plan, request.parts) };
      });
  }
}

/**
 * Answers a request from a project's columns. If a set of issue numbers is missing or a snapshot has expired,
 * this is a result, not an error.
 */
function answerFromColumns(
  projectId: number,
  read: (columns: ProjectColumnStore) => ColumnStoreResult,
): ColumnStoreResult {
  const columns = requireProject(projectId);
  try {
    return read(columns);
  } catch (error) {
    if (error instanceof MissingIssueSetsError) return { missing: error.keys, version: columns.version };
    if (error instanceof SnapshotExpiredError) return { expired: true, version: columns.version };
    throw error;
  }
}

function requireProject(projectId: number): ProjectColumnStore {
  const columns = projects.get(projectId);
  if (!columns) throw new Error(`The columns of project ${projectId} are not open.`);
  return columns;
}
