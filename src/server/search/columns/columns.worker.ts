/**
 * The worker thread of the in-memory columns of all projects. The columns are in a thread so that computing a
 * list never blocks the server's event loop.
 */
import { workerData } from 'node:worker_threads';
import { runGeneratorInSteps } from '../indexing/runGeneratorInSteps';
import { serveWorkerRequests } from '../indexing/serveWorkerRequests';
import type { IssueOrderField, SearchedProject } from '../list/IssueSearch';
import { VersionedIssueListCache } from '../list/VersionedIssueListCache';
import type { ColumnStoreThreadSettings } from './ColumnStoreThread';
import { SnapshotExpiredError, ProjectColumnStore } from './data/ProjectColumnStore';
import type { ColumnStoreRequest, ColumnStoreResult } from './data/protocol';
import type { IssueRanking } from './data/rank';
import type { IndexFileOrigin } from '../indexing/files/indexFileFormat';
import { ProjectColumnFiles } from './ProjectColumnFiles';

const { rankingBytes, folder } = workerData as ColumnStoreThreadSettings;
const issueRankingCache = new VersionedIssueListCache<IssueRanking>(rankingBytes);
const projectColumnStores = new Map<number, ProjectColumnStore>();
const files = new ProjectColumnFiles(folder, issueRankingCache);

serveWorkerRequests(runColumnStoreRequest);

function runColumnStoreRequest(request: ColumnStoreRequest): ColumnStoreResult | Promise<ColumnStoreResult> {
  switch (request.kind) {
    case 'preload':
      files.preloadFiles(request.issuesMax);
      return { done: true };
    case 'endPreload':
      files.endPreload((projectId) => projectColumnStores.has(projectId));
      return { done: true };
    case 'open': {
      const { projectId, database, schema } = request;
      const stored = files.takeProjectColumns(projectId, database, schema);
      projectColumnStores.set(projectId, stored?.columns ?? new ProjectColumnStore(issueRankingCache));
      return { opened: stored && { ...stored.origin, issueCount: stored.columns.issueCount } };
    }
    case 'clear':
      files.deleteFile(request.projectId);
      projectColumnStores.set(request.projectId, new ProjectColumnStore(issueRankingCache));
      return { done: true };
    case 'save':
      return saveProjectColumns(request.origin);
    case 'close':
      files.deleteFile(request.projectId);
      projectColumnStores.delete(request.projectId);
      return { done: true };
    case 'apply':
      if (request.isPurge) files.deleteFile(request.projectId);
      requireProjectColumnStore(request.projectId).applyIssueRows(
        request.packs,
        request.gone,
        request.version,
        request.haveTextsChanged,
      );
      return { done: true };
    case 'update':
      requireProjectColumnStore(request.projectId).updateIssueRows(request.rows, request.version);
      return { done: true };
    case 'relate':
      requireProjectColumnStore(request.projectId).addIssueRelations(request.packed);
      return { done: true };
    case 'sort':
      return precomputeSortOrder(request.projectId, request.field);
    case 'facets':
      return { facets: requireProjectColumnStore(request.projectId).countFacets(request.facets) };
    case 'issues':
      return { issues: requireProjectColumnStore(request.projectId).readIssues(request.numbers) };
    case 'measure':
      return {
        measured: {
          projects: Object.fromEntries([...projectColumnStores].map(([id, columns]) => [id, columns.bytes])),
          lists: issueRankingCache.bytes,
        },
      };
    case 'assigned': {
      const { userId, projects, state } = request;
      const mayHaveIssues = ({ id, version }: SearchedProject): boolean => {
        const columns = projectColumnStores.get(id);
        return !columns || columns.version < version || columns.hasIssueOfAssignee(userId, state);
      };
      return { assigned: projects.filter(mayHaveIssues).map(({ id }) => id) };
    }
    case 'list':
      return readIssueListParts(request);
  }
}

/**
 * Computes a sort order in steps. A change of the project cancels the computation; restarting it instead would never
 * finish while a project changes constantly.
 */
async function precomputeSortOrder(projectId: number, field: IssueOrderField): Promise<ColumnStoreResult> {
  const columns = requireProjectColumnStore(projectId);
  const { version } = columns;
  const hasChanged = (): boolean =>
    columns.version !== version || projectColumnStores.get(projectId) !== columns;
  await runGeneratorInSteps(columns.precomputeSortOrder(field), hasChanged);
  return { done: true };
}

async function saveProjectColumns(origin: IndexFileOrigin): Promise<ColumnStoreResult> {
  const columns = requireProjectColumnStore(origin.projectId);
  const hasChanged = (): boolean =>
    columns.version !== origin.version || projectColumnStores.get(origin.projectId) !== columns;
  return { saved: await files.saveProjectColumns(columns, origin, hasChanged) };
}

/** Reads parts of a list. If its snapshot has expired, this is a result, not an error. */
function readIssueListParts({
  plan,
  parts,
  supplied,
}: Extract<ColumnStoreRequest, { kind: 'list' }>): ColumnStoreResult {
  const columns = requireProjectColumnStore(plan.projectId);
  columns.useIssueNumberSets(supplied);
  try {
    return { answer: columns.readIssueListParts(plan, parts) };
  } catch (error) {
    if (error instanceof SnapshotExpiredError) return { expired: true, version: columns.version };
    throw error;
  }
}

function requireProjectColumnStore(projectId: number): ProjectColumnStore {
  const columns = projectColumnStores.get(projectId);
  if (!columns) throw new Error(`The column store of project ${projectId} has not been opened.`);
  return columns;
}
