/** The worker thread of the word indexes of all projects. It reads, writes and merges their files. */
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { serveWorkerRequests } from '../indexing/serveWorkerRequests';
import { ProjectWordIndex } from './index/ProjectWordIndex';
import type { WordIndexResult, WordIndexRequest } from './index/protocol';
import type { WordIndexThreadSettings } from './WordIndexThread';

const { folder, limits } = workerData as WordIndexThreadSettings;
const projects = new Map<number, ProjectWordIndex>();

serveWorkerRequests(runRequest, (outcome) => ('numbers' in outcome ? [outcome.numbers.buffer] : []));

async function runRequest(request: WordIndexRequest): Promise<WordIndexResult> {
  const { projectId } = request;
  switch (request.kind) {
    case 'open':
      return { opened: replaceWordIndex(projectId, request.database).open() };
    case 'clear':
      replaceWordIndex(projectId, request.database).clear();
      return { done: true };
    case 'build':
      await requireProject(projectId).addIssues(request.pack);
      return { done: true };
    case 'built':
      await requireProject(projectId).finishBuild(request.at);
      return { done: true };
    case 'change':
      requireProject(projectId).replaceTerms(request);
      return { done: true };
    case 'find':
      return requireProject(projectId).find(request.terms, request.prefix);
    case 'measure':
      return { measure: requireProject(projectId).measure() };
    case 'settle':
      await requireProject(projectId).waitForMerges();
      return { done: true };
  }
}

function replaceWordIndex(projectId: number, database: string): ProjectWordIndex {
  projects.get(projectId)?.close();
  const words = new ProjectWordIndex(path.join(folder, String(projectId)), database, limits);
  projects.set(projectId, words);
  return words;
}

function requireProject(projectId: number): ProjectWordIndex {
  const words = projects.get(projectId);
  if (!words) throw new Error(`The words of project ${projectId} are not open.`);
  return words;
}
