/** The columns of all projects, in a thread of their own so that the server's event loop never waits for them. */
import { workerData } from 'node:worker_threads';
import { serveRequests } from '../serveRequests';
import { MissingSets } from './data/evaluate';
import { Forgotten, ProjectColumns } from './data/ProjectColumns';
import { RankingCache } from './data/RankingCache';
import type { ColumnsOutcome, ColumnsRequest } from './protocol';

const rankings = new RankingCache((workerData as { rankingBytes: number }).rankingBytes);
const projects = new Map<number, ProjectColumns>();

serveRequests(run);

function run(request: ColumnsRequest): ColumnsOutcome {
  switch (request.kind) {
    case 'open':
      projects.set(request.projectId, new ProjectColumns(rankings));
      return { done: true };
    case 'apply':
      project(request.projectId).apply(request.packs, request.gone, request.version);
      return { done: true };
    case 'amend':
      project(request.projectId).amend(request.rows, request.version);
      return { done: true };
    case 'tie':
      project(request.projectId).tie(request.packed);
      return { done: true };
    case 'sort':
      project(request.projectId).sort(request.field);
      return { done: true };
    case 'facets':
      return telling(request.projectId, (columns) => ({ facets: columns.facets(request.facets) }));
    case 'measure':
      return {
        measured: {
          projects: Object.fromEntries([...projects].map(([id, columns]) => [id, columns.bytes])),
          lists: rankings.bytes,
        },
      };
    case 'ask':
      return telling(request.plan.projectId, (columns) => {
        if (request.given) columns.give(request.given);
        return { answer: columns.ask(request.plan, request.ask) };
      });
  }
}

/** Runs a question; what must be there first, or is there no more, is an answer too. */
function telling(projectId: number, question: (columns: ProjectColumns) => ColumnsOutcome): ColumnsOutcome {
  const columns = project(projectId);
  try {
    return question(columns);
  } catch (error) {
    if (error instanceof MissingSets) return { missing: error.keys, version: columns.version };
    if (error instanceof Forgotten) return { forgotten: true, version: columns.version };
    throw error;
  }
}

function project(projectId: number): ProjectColumns {
  const columns = projects.get(projectId);
  if (!columns) throw new Error(`The columns of project ${projectId} are not open.`);
  return columns;
}
