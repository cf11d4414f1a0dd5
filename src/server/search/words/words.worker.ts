/** The worker thread of the word indexes of all projects. It reads, writes and merges their files. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { serveWorkerRequests } from '../indexing/serveWorkerRequests';
import { ProjectWordIndex } from './index/ProjectWordIndex';
import type { WordIndexResult, WordIndexRequest } from './index/protocol';
import type { WordIndexThreadSettings } from './WordIndexThread';

const { folder, limits } = workerData as WordIndexThreadSettings;
const projectWordIndexes = new Map<number, ProjectWordIndex>();

serveWorkerRequests(runWordIndexRequest, (outcome) => ('numbers' in outcome ? [outcome.numbers.buffer] : []));

async function runWordIndexRequest(request: WordIndexRequest): Promise<WordIndexResult> {
  const { projectId } = request;
  switch (request.kind) {
    case 'open':
      return { opened: replaceWordIndex(projectId, request.database).openIndexFiles() };
    case 'clear':
      replaceWordIndex(projectId, request.database).deleteIndexFiles();
      return { done: true };
    case 'remove':
      projectWordIndexes.get(projectId)?.close();
      projectWordIndexes.delete(projectId);
      rmSync(getWordIndexFolder(projectId), { recursive: true, force: true });
      return { done: true };
    case 'build':
      await requireProjectWordIndex(projectId).addIssueTerms(request.pack);
      return { done: true };
    case 'built':
      await requireProjectWordIndex(projectId).finishIndexBuild(request.at);
      return { done: true };
    case 'change':
      requireProjectWordIndex(projectId).replaceIssueTerms(request);
      return { done: true };
    case 'find':
      return requireProjectWordIndex(projectId).findIssuesWithTerms(request.terms, request.prefix);
    case 'measure':
      return { measure: requireProjectWordIndex(projectId).measureIndexSize() };
    case 'settle':
      await requireProjectWordIndex(projectId).waitForSegmentMerges();
      return { done: true };
  }
}

const getWordIndexFolder = (projectId: number): string => path.join(folder, String(projectId));

function replaceWordIndex(projectId: number, database: string): ProjectWordIndex {
  projectWordIndexes.get(projectId)?.close();
  const words = new ProjectWordIndex(getWordIndexFolder(projectId), database, limits);
  projectWordIndexes.set(projectId, words);
  return words;
}

function requireProjectWordIndex(projectId: number): ProjectWordIndex {
  const words = projectWordIndexes.get(projectId);
  if (!words) throw new Error(`The word index of project ${projectId} has not been opened.`);
  return words;
}
