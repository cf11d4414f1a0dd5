/** Builds the rows of `issue_text` of an import or a demo (see IssueTextThread.ts). */
import { parentPort } from 'node:worker_threads';
import { LocalIssueTextRows } from './IssueTextRows';
import type { IssueTextMessage, IssueTextResponse } from './IssueTextThread';

const port = parentPort!;
const rowsByBatch = new Map<number, LocalIssueTextRows>();

port.on('message', ({ batch, projectId, texts, isLast }: IssueTextMessage) => {
  const rows = rowsByBatch.get(batch) ?? new LocalIssueTextRows(projectId);
  for (const issue of texts) rows.addIssueTexts(issue);
  if (isLast) rowsByBatch.delete(batch);
  else rowsByBatch.set(batch, rows);
  if (isLast) void respond(batch, rows);
});

async function respond(batch: number, rows: LocalIssueTextRows): Promise<void> {
  const data = (await rows.finishRows())?.takeCopyData() ?? null;
  port.postMessage({ batch, data } satisfies IssueTextResponse, data ? [data.buffer] : []);
}
