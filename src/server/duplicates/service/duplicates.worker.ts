/** The worker thread that finds likely duplicates, with the indexes of all projects in memory. */
import { workerData } from 'node:worker_threads';
import { IndexFileFolder } from '../../search/indexing/files/IndexFileFolder';
import type { IndexFileOrigin } from '../../search/indexing/files/indexFileFormat';
import { buildClustersInSteps } from '../clusters/buildClusters';
import type { IssueContents } from '../../search/indexing/readIssueContents';
import { runGeneratorInSteps } from '../../search/indexing/runGeneratorInSteps';
import { serveWorkerRequests } from '../../search/indexing/serveWorkerRequests';
import { ISSUE_TERM_INDEX_FILE_FORMAT } from '../index/issueTermIndexFile';
import { checkIndexMemory } from './checkIndexMemory';
import type { DuplicateThreadSettings } from './DuplicateThread';
import { ProjectDuplicateIndex } from './ProjectDuplicateIndex';
import type { DuplicateIndexRequest, DuplicateIndexResult } from './protocol';

const { folder, budget } = workerData as DuplicateThreadSettings;
const indexes = new Map<number, ProjectDuplicateIndex>();
const files = new IndexFileFolder(folder, ISSUE_TERM_INDEX_FILE_FORMAT);

serveWorkerRequests(runDuplicateIndexRequest);

function runDuplicateIndexRequest(
  request: DuplicateIndexRequest,
): DuplicateIndexResult | Promise<DuplicateIndexResult> {
  switch (request.kind) {
    case 'open':
      return openIndex(request);
    case 'clear':
      files.deleteFile(request.projectId);
      indexes.set(request.projectId, new ProjectDuplicateIndex());
      return { done: true };
    case 'change':
      return changeIndex(request);
    case 'save':
      return saveIndex(request.origin);
    case 'deleteUnusedFiles':
      for (const projectId of files.listProjectIds())
        if (!indexes.has(projectId)) files.deleteFile(projectId);
      return { done: true };
    case 'find':
      return { found: requireIndex(request.projectId).findDuplicates(request.query, request.limit) };
    case 'remove':
      files.deleteFile(request.projectId);
      indexes.delete(request.projectId);
      return { done: true };
    case 'preparePairs':
      // Only one comparison at a time may use memory in addition to the indexes.
      for (const [projectId, index] of indexes) if (projectId !== request.projectId) index.endPairs();
      return runOnIndex(request.projectId, (index) => index.preparePairs()).then(() => ({ done: true }));
    case 'findPairs':
      return runOnIndex(request.projectId, (index) => index.findPairs(request.after, request.limit)).then(
        (chunk) => ({ chunk }),
      );
    case 'endPairs':
      indexes.get(request.projectId)?.endPairs();
      return { done: true };
    case 'findPairsOf':
      return runOnIndex(request.projectId, (index) => index.findPairsOf(parseContents(request.json))).then(
        (pairs) => ({ pairs }),
      );
    case 'explainPairs':
      return runOnIndex(request.projectId, (index) =>
        index.explainPairs(parseContents(request.json), request.others),
      ).then((reasons) => ({ reasons }));
    case 'clusterPairs':
      return runToEnd(buildClustersInSteps(request.pairs, request.sizeMax), () => false).then((clusters) => ({
        clusters: clusters.map(({ numbers }) => numbers),
      }));
    case 'measure':
      return {
        measured: Object.fromEntries(
          [...indexes].map(([id, index]) => [id, index.bytes + index.pairSearchBytes]),
        ),
      };
  }
}

/**
 * Reads an index from its file in steps. A file that is damaged, or belongs to another database or schema, is deleted.
 */
async function openIndex({
  projectId,
  database,
  schema,
}: Extract<DuplicateIndexRequest, { kind: 'open' }>): Promise<DuplicateIndexResult> {
  const index = new ProjectDuplicateIndex();
  indexes.set(projectId, index);
  const reader = files.openFile(projectId);
  try {
    const origin = reader?.directory.origin;
    if (reader && origin?.database === database && origin.schema === schema) {
      await runGeneratorInSteps(index.readFromFile(reader), () => indexes.get(projectId) !== index);
      return { opened: { origin, bytes: checkIndexMemory(index, indexes.values(), budget) } };
    }
  } catch {
    // The index is built from the database instead.
    indexes.set(projectId, new ProjectDuplicateIndex());
  } finally {
    reader?.close();
  }
  files.deleteFile(projectId);
  return { opened: null };
}

/** Changes an index in steps, so that a search waits for one step at most. */
async function changeIndex({
  projectId,
  removed,
  json,
  isPurge,
}: Extract<DuplicateIndexRequest, { kind: 'change' }>): Promise<DuplicateIndexResult> {
  const index = requireIndex(projectId);
  if (isPurge) files.deleteFile(projectId);
  const contents = parseContents(json);
  try {
    await runGeneratorInSteps(index.replaceIssues(removed, contents), () => indexes.get(projectId) !== index);
  } catch (error) {
    if (error instanceof RangeError) return { bytes: Infinity };
    throw error;
  }
  return { bytes: checkIndexMemory(index, indexes.values(), budget) };
}

async function saveIndex(origin: IndexFileOrigin): Promise<DuplicateIndexResult> {
  const index = requireIndex(origin.projectId);
  const { changeCount } = index;
  const hasChanged = (): boolean =>
    index.changeCount !== changeCount || indexes.get(origin.projectId) !== index;
  return { saved: await files.saveIndex(index, origin, hasChanged) };
}

const parseContents = (json: string): IssueContents[] => JSON.parse(json) as IssueContents[];

/** Runs work on an index in steps, so that searches do not wait for it. */
function runOnIndex<Result>(
  projectId: number,
  work: (index: ProjectDuplicateIndex) => Generator<void, Result>,
): Promise<Result> {
  const index = requireIndex(projectId);
  return runToEnd(work(index), () => indexes.get(projectId) !== index);
}

/** @throws Error if the index was replaced meanwhile */
async function runToEnd<Result>(steps: Generator<void, Result>, isCanceled: () => boolean): Promise<Result> {
  let result: { value: Result } | null = null;
  const collect = function* (): Generator<void> {
    result = { value: yield* steps };
  };
  await runGeneratorInSteps(collect(), isCanceled);
  if (!result) throw new Error('The duplicate index was replaced.');
  return (result as { value: Result }).value;
}

function requireIndex(projectId: number): ProjectDuplicateIndex {
  const index = indexes.get(projectId);
  if (!index) throw new Error(`The duplicate index of project ${projectId} has not been loaded.`);
  return index;
}
