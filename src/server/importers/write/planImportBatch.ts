import { findImportedIssuesBySourceId } from '../../store/import/importedIssues';
import { findTakenIssueNumbers } from '../../store/import/issueNumbers';
import type { Store } from '../../store/Store';
import type { IncomingIssue } from '../input/ImportSourceIssue';
import { findChangedHashedFields, type HashedIssueField, mergeIssueFieldHashes } from './fieldDigests';
import type { NumberSet } from './NumberSet';

export interface IssueWithFieldHashes extends IncomingIssue {
  /** Short hashes of all fields of the issue (see fieldDigests.ts). */
  digest: string;
}

/** An issue that an earlier import has already written. */
export interface ReimportedIssue extends IssueWithFieldHashes {
  /** Number of the issue in Winnow, which may differ from its number in the source. */
  number: number;
  /** Fields that changed in the source since the last import. */
  changed: ReadonlySet<HashedIssueField>;
}

/** The issues of an import batch, grouped by what has to be written. */
export interface ImportBatchPlan {
  /** New issues whose number is free. */
  fresh: IssueWithFieldHashes[];
  /** New issues whose number belongs to another issue. */
  displaced: IssueWithFieldHashes[];
  changed: ReimportedIssue[];
  unchanged: ReimportedIssue[];
}

/**
 * Compares a batch of imported issues with the issues in the database, to find which of them are new or
 * changed.
 * @param batch issues with distinct source ids
 */
export async function planImportBatch(
  db: Store['background'],
  projectId: number,
  system: string,
  batch: readonly IssueWithFieldHashes[],
): Promise<ImportBatchPlan> {
  const plan: ImportBatchPlan = { fresh: [], displaced: [], changed: [], unchanged: [] };
  const sourceIds = batch.map(({ issue }) => issue.sourceId);
  const imported = await findImportedIssuesBySourceId(db, projectId, system, sourceIds);
  const importedById = new Map(imported.map((row) => [row.source_id, row]));
  const newIssues: IssueWithFieldHashes[] = [];
  for (const incoming of batch) {
    const existing = importedById.get(incoming.issue.sourceId);
    if (!existing) {
      newIssues.push(incoming);
      continue;
    }
    const changed = findChangedHashedFields(existing.digest, incoming.digest);
    const digest = mergeIssueFieldHashes(existing.digest, incoming.digest);
    const issue = { ...incoming, number: existing.number, changed, digest };
    (changed.size > 0 ? plan.changed : plan.unchanged).push(issue);
  }
  const numbers = newIssues.map(({ issue }) => issue.number);
  const taken = await findTakenIssueNumbers(db, projectId, numbers);
  for (const newIssue of newIssues) {
    const { number } = newIssue.issue;
    (taken.has(number) ? plan.displaced : plan.fresh).push(newIssue);
    taken.add(number);
  }
  return plan;
}

/**
 * Plans a batch for a project that was empty when the import began. No query is needed: an issue number that
 * occurs for the first time in the import belongs to a new issue. Returns null if a number of the batch has
 * occurred before.
 * @param seenNumbers issue numbers of all earlier batches; the numbers of the planned batch are added
 */
export function planImportIntoEmptyProject(
  seenNumbers: NumberSet,
  batch: readonly IssueWithFieldHashes[],
): ImportBatchPlan | null {
  const numbers = new Set(batch.map(({ issue }) => issue.number));
  const areNew = numbers.size === batch.length && ![...numbers].some((number) => seenNumbers.has(number));
  for (const number of numbers) seenNumbers.add(number);
  if (!areNew) return null;
  return { fresh: [...batch], displaced: [], changed: [], unchanged: [] };
}
