/** Holds the word indexes of all projects in a worker thread, which reads, writes and merges their files. */
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { serveRequests } from '../indexing/serveRequests';
import { ProjectWords } from './index/ProjectWords';
import type { WordsResult, WordsRequest } from './index/protocol';
import type { WordsThreadSettings } from './WordsThread';

const { folder, limits } = workerData as WordsThreadSettings;
const projects = new Map<number, ProjectWords>();

serveRequests(runRequest, (outcome) => ('numbers' in outcome ? [outcome.numbers.buffer] : []));

async function runRequest(request: WordsRequest): Promise<WordsResult> {
  const { projectId } = request;
  switch (request.kind) {
    case 'open':
      return { opened: replaceIndex(projectId, request.database).open() };
    case 'clear':
      replaceIndex(projectId, request.database).clear();
      return { done: true };
    case 'build':
      await requireProject(projectId).build(request.pack);
      return { done: true };
    case 'built':
      await requireProject(projectId).built(request.at);
      return { done: true };
    case 'change':
      requireProject(projectId).change(request);
      return { done: true };
    case 'find':
      return requireProject(projectId).find(request.terms, request.prefix);
    case 'measure':
      return { measure: requireProject(projectId).measure() };
    case 'settle':
      await requireProject(projectId).settle();
      return { done: true };
  }
}

function replaceIndex(projectId: number, database: string): ProjectWords {
  projects.get(projectId)?.close();
  const words = new ProjectWords(path.join(folder, String(projectId)), database, limits);
  projects.set(projectId, words);
  return words;
}

function requireProject(projectId: number): ProjectWords {
  const words = projects.get(projectId);
  if (!words) throw new Error(`The words of project ${projectId} are not open.`);
  return words;
}
