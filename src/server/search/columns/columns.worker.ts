/**
 * The worker thread of the in-memory columns of all projects. The columns are in a thread so that computing a
 * list never blocks the server's event loop.
 */
import { workerData } from 'node:worker_threads';
import { serveWorkerRequests } from '../indexing/serveWorkerRequests';
import { VersionedListCache } from '../list/VersionedListCache';
import { MissingIssueNumberSetsError } from './data/evaluate';
import { SnapshotExpiredError, ProjectColumnStore } from './data/ProjectColumnStore';
import type { ColumnStoreRequest, ColumnStoreResult } from './data/protocol';
import type { IssueRanking } from './data/rank';

const issueRankingCache = new VersionedListCache<IssueRanking>(
  (workerData as { rankingBytes: number }).rankingBytes,
);
const projectColumnStores = new Map<number, ProjectColumnStore>();

serveWorkerRequests(runColumnStoreRequest);

function runColumnStoreRequest(request: ColumnStoreRequest): ColumnStoreResult {
  switch (request.kind) {
    case 'open':
      projectColumnStores.set(request.projectId, new ProjectColumnStore(issueRankingCache));
      return { done: true };
    case 'apply':
      requireProjectColumnStore(request.projectId).applyIssueRows(
        request.packs,
        request.gone,
        request.version,
      );
      return { done: true };
    case 'update':
      requireProjectColumnStore(request.projectId).updateIssueRows(request.rows, request.version);
      return { done: true };
    case 'relate':
      requireProjectColumnStore(request.projectId).addIssueRelations(request.packed);
      return { done: true };
    case 'sort':
      requireProjectColumnStore(request.projectId).precomputeSortOrder(request.field);
      return { done: true };
    case 'facets':
      return answerProjectColumnStoreRequest(request.projectId, (columns) => ({
        facets: columns.countFacets(request.facets),
      }));
    case 'measure':
      return {
        measured: {
          projects: Object.fromEntries([...projectColumnStores].map(([id, columns]) => [id, columns.bytes])),
          lists: issueRankingCache.bytes,
        },
      };
    case 'list':
      return answerProjectColumnStoreRequest(request.plan.projectId, (columns) => {
        if (request.supplied) columns.addIssueNumberSets(request.supplied);
        return { answer: columns.readIssueListParts(request.plan, request.parts) };
      });
  }
}

/**
 * Answers a request from a project's columns. If a set of issue numbers is missing or a snapshot has expired,
 * this is a result, not an error.
 */
function answerProjectColumnStoreRequest(
  projectId: number,
  read: (columns: ProjectColumnStore) => ColumnStoreResult,
): ColumnStoreResult {
  const columns = requireProjectColumnStore(projectId);
  try {
    return read(columns);
  } catch (error) {
    if (error instanceof MissingIssueNumberSetsError)
      return { missing: error.keys, version: columns.version };
    if (error instanceof SnapshotExpiredError) return { expired: true, version: columns.version };
    throw error;
  }
}

function requireProjectColumnStore(projectId: number): ProjectColumnStore {
  const columns = projectColumnStores.get(projectId);
  if (!columns) throw new Error(`The columns of project ${projectId} are not open.`);
  return columns;
}
