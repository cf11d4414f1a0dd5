/** The columns of all projects, in a thread of their own so that the server's event loop never waits for them. */
import { parentPort, workerData } from 'node:worker_threads';
import { MissingSets } from './data/evaluate';
import { Forgotten, ProjectColumns } from './data/ProjectColumns';
import { RankingCache } from './data/RankingCache';
import type { ColumnsOutcome, ColumnsRequest, ColumnsResponse } from './protocol';

const port = parentPort!;
const rankings = new RankingCache((workerData as { rankingBytes: number }).rankingBytes);
const projects = new Map<number, ProjectColumns>();

port.on('message', (request: ColumnsRequest) => {
  const { id } = request;
  try {
    const outcome = run(request);
    port.postMessage({ id, ...outcome } satisfies ColumnsResponse);
    // Whoever asked reads the rows from the store meanwhile.
    if (request.kind === 'ask' && 'answer' in outcome) {
      const facets = project(request.plan.projectId).facets(request.ask);
      port.postMessage({ id, facets } satisfies ColumnsResponse);
    }
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, error: message } satisfies ColumnsResponse);
  }
});

function run(request: ColumnsRequest): ColumnsOutcome {
  switch (request.kind) {
    case 'open':
      projects.set(request.projectId, new ProjectColumns(rankings));
      return { done: true };
    case 'apply':
      project(request.projectId).apply(request.packs, request.version);
      return { done: true };
    case 'sort':
      project(request.projectId).sort(request.field);
      return { done: true };
    case 'measure':
      return {
        measured: {
          projects: Object.fromEntries([...projects].map(([id, columns]) => [id, columns.bytes])),
          lists: rankings.bytes,
        },
      };
    case 'ask':
      return ask(request);
  }
}

function ask({ plan, ask, given }: ColumnsRequest & { kind: 'ask' }): ColumnsOutcome {
  const columns = project(plan.projectId);
  try {
    if (given) columns.give(given);
    return { answer: columns.ask(plan, ask) };
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
