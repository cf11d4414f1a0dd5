/** Removes a text, such as a leaked secret, from an issue, its comments and its history. */
import { getIssueBodyProblem } from '../../../../shared/validation/texts';
import type { IssueRowKey } from '../../../store/read/issues';
import { deleteDuplicateReasonsOf } from '../../../store/write/duplicateClusters';
import { appendProjectEvents } from '../../../store/write/events';
import { deleteDetachedFileReferences } from '../../../store/write/fileReferences';
import { readIssueText, updateIssues } from '../../../store/write/issues';
import {
  lockPurgeableBulkOperations,
  readPurgeableComments,
  readPurgeableEvents,
  readPurgeableImportData,
  writePurgedBulkOperation,
  writePurgedComment,
  writePurgedEvent,
  writePurgedImportData,
} from '../../../store/write/purge';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import { createInvalidFieldError, MutationRejectedError, rejectMutationOnErrors } from '../../base/UserError';
import { countTasks } from '../../markdown/tasks';
import { getLaterDate } from '../../fields/IssueChangeDraft';
import { indexIssueTexts } from './indexIssueTexts';
import { type IssueMutationTarget, requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

/** The text that replaces each occurrence of the purged one. */
const PURGED_TEXT_REPLACEMENT = '[removed]';

export interface PurgeTextResult extends IssueRowKey {
  /** Number of occurrences replaced. */
  replaced: number;
}

export function purgeText(
  context: RequestContext,
  { issueId, text }: { issueId: string; text: string },
  request: MutationRequest,
): Promise<MutationWriteResult<PurgeTextResult>> {
  // The purged text must not be stored, not even as a digest from which it could be guessed, so there is no
  // idempotency key. Repeating the mutation has no further effect.
  return runMutationInTransaction(context, { ...request, idempotencyKey: null }, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    rejectMutationOnErrors(getPermissionError(target.actor, 'MAINTAIN', 'purge texts'));
    const problem = text.trim() === '' ? 'Enter the text to purge.' : getIssueBodyProblem(text);
    if (problem) throw new MutationRejectedError(createInvalidFieldError('text', problem));
    return async (tx) => ({ ...toIssueRowKey(target), replaced: await purgeTextFromIssue(tx, target, text) });
  });
}

async function purgeTextFromIssue(
  tx: Transaction,
  target: IssueMutationTarget,
  secret: string,
): Promise<number> {
  const { project, actor } = target;
  const key = toIssueRowKey(target);
  const bulks = await lockPurgeableBulkOperations(tx, key);
  const row = await lockIssueRow(tx, target);
  const text = await readIssueText(tx, project.id, row.number);
  const eraser = new TextEraser(secret);
  const version = row.version + 1;

  const title = eraser.eraseText(row.title);
  const body = eraser.eraseText(text.body);
  const before = [row.title, text.body];
  for (const { id, value } of await readPurgeableComments(tx, key)) {
    const clean = eraser.eraseText(value);
    if (clean === value) continue;
    await writePurgedComment(tx, key, { id, value: clean });
    before.push(value);
  }
  for (const { id, value } of await readPurgeableEvents(tx, key)) {
    const clean = eraser.eraseTextInJson(value);
    if (JSON.stringify(clean) !== JSON.stringify(value))
      await writePurgedEvent(tx, key, { id, value: clean });
  }
  for (const { id, value } of bulks) {
    const clean = eraser.eraseTextInJson(value);
    if (JSON.stringify(clean) !== JSON.stringify(value))
      await writePurgedBulkOperation(tx, key, { id, value: clean });
  }
  const source = await readPurgeableImportData(tx, key);
  const cleanSource = eraser.eraseTextInJson(source);
  if (JSON.stringify(cleanSource) !== JSON.stringify(source))
    await writePurgedImportData(tx, key, cleanSource);
  if (eraser.count === 0) return 0;

  const at = getLaterDate(row.updated_at, new Date());
  const clean = { ...row, ...countTasks(body), title, version, updated_at: at };
  await updateIssues(tx, project.id, [clean]);
  const cleanText = {
    body,
    // The new version makes an edit that was begun before the purge a conflict, so that it cannot restore the text.
    titleVersion: title === row.title ? text.titleVersion : version,
    bodyVersion: body === text.body ? text.bodyVersion : version,
  };
  await indexIssueTexts(tx, project, clean, cleanText, { before, after: [], actor });
  await deleteDetachedFileReferences(tx, project.id, row.number);
  await deleteDuplicateReasonsOf(tx, project.id, row.number);
  await appendProjectEvents(tx, project.id, { actorId: actor.id, at }, [
    { number: row.number, kind: 'purged' },
  ]);
  return eraser.count;
}

/** Replaces a secret in texts and counts the replacements. */
class TextEraser {
  readonly #secret: string;
  /** Number of occurrences replaced so far. */
  count = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  eraseText(value: string): string {
    const parts = value.split(this.#secret);
    this.count += parts.length - 1;
    return parts.join(PURGED_TEXT_REPLACEMENT);
  }

  /** Replaces the secret in all strings of a JSON value. */
  eraseTextInJson(value: unknown): unknown {
    if (typeof value === 'string') return this.eraseText(value);
    if (Array.isArray(value)) return value.map((each) => this.eraseTextInJson(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.eraseTextInJson(each)]));
  }
}
