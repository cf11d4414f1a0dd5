import { IMPORTED_ISSUE_NUMBER_MAX } from '../../../shared/limits';
import { findImportedIssuesBySourceId, type ImportedIssue } from '../../store/import/importedIssues';
import { findTakenIssueNumbers } from '../../store/import/issueNumbers';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueToImport } from '../mappers/ImportSourceIssue';
import { findChangedHashedFields, type HashedIssueField, mergeIssueFieldHashes } from './fieldHashes';
import { findIssuesUnderOtherSourceIds } from './findIssuesUnderOtherSourceIds';
import type { NumberSet } from './NumberSet';

export interface IssueWithFieldHashes extends IssueToImport {
  /** Short hashes of all fields of the issue (see fieldHashes.ts). */
  digest: string;
}

/** An issue that an earlier import has already written. */
export interface ReimportedIssue extends IssueWithFieldHashes {
  /** Number of the issue in Winnow, which may differ from its number in the source. */
  number: number;
  indexInBatch: number;
  /** Fields that changed in the source since the last import. */
  changed: ReadonlySet<HashedIssueField>;
}

/** The issues of an import batch, grouped by what has to be written. */
export interface ImportBatchPlan {
  /** New issues whose number is free. */
  fresh: IssueWithFieldHashes[];
  /** New issues whose number belongs to another issue or is above IMPORTED_ISSUE_NUMBER_MAX. */
  displaced: IssueWithFieldHashes[];
  changed: ReimportedIssue[];
  unchanged: ReimportedIssue[];
  /** Issues that an earlier import has written without their repository, with their complete source ids. */
  completedSourceIds: { number: number; sourceId: string }[];
}

/**
 * Compares a batch of imported issues with the issues in the database, to find which of them are new or
 * changed.
 * @param batch issues with distinct source ids
 * @param mayHaveDeletedIssues false if no issue of the project was ever deleted
 */
export async function planImportBatch(
  db: DatabaseStore['background'],
  projectId: number,
  system: string,
  batch: readonly IssueWithFieldHashes[],
  mayHaveDeletedIssues: boolean,
): Promise<ImportBatchPlan> {
  const plan = createEmptyPlan();
  const addReimportedIssue = (
    incoming: IssueWithFieldHashes,
    existing: ImportedIssue,
    issueWithCompleteIds = incoming.issue,
  ) => {
    const changed = findChangedHashedFields(existing.digest, incoming.digest);
    const digest = mergeIssueFieldHashes(existing.digest, incoming.digest);
    const { number } = existing;
    const indexInBatch = batch.indexOf(incoming);
    const issue = { ...incoming, issue: issueWithCompleteIds, number, indexInBatch, changed, digest };
    (changed.size > 0 ? plan.changed : plan.unchanged).push(issue);
  };
  const sourceIds = batch.map(({ issue }) => issue.sourceId);
  const imported = await findImportedIssuesBySourceId(db, projectId, system, sourceIds);
  const importedById = new Map(imported.map((row) => [row.source_id, row]));
  const newIssues: IssueWithFieldHashes[] = [];
  for (const incoming of batch) {
    const existing = importedById.get(incoming.issue.sourceId);
    if (existing) addReimportedIssue(incoming, existing);
    else newIssues.push(incoming);
  }
  const numbers = newIssues.map(({ issue }) => issue.number);
  const taken = await findTakenIssueNumbers(db, projectId, numbers, mayHaveDeletedIssues);
  const displaced: IssueWithFieldHashes[] = [];
  for (const newIssue of newIssues) {
    const { number } = newIssue.issue;
    (taken.has(number) || number > IMPORTED_ISSUE_NUMBER_MAX ? displaced : plan.fresh).push(newIssue);
    taken.add(number);
  }
  const same = await findIssuesUnderOtherSourceIds(
    db,
    projectId,
    system,
    displaced.map(({ issue }) => issue),
  );
  for (const incoming of displaced) {
    const found = same.get(incoming.issue);
    if (!found) {
      plan.displaced.push(incoming);
      continue;
    }
    addReimportedIssue(incoming, found.existing, found.issue);
    if (found.issue.sourceId !== found.existing.source_id)
      plan.completedSourceIds.push({ number: found.existing.number, sourceId: found.issue.sourceId });
  }
  return plan;
}

const createEmptyPlan = (): ImportBatchPlan => ({
  fresh: [],
  displaced: [],
  changed: [],
  unchanged: [],
  completedSourceIds: [],
});

/**
 * Plans a batch for a project that was empty when the import began. No query is needed: an issue number that
 * occurs for the first time in the import belongs to a new issue. Returns null if a number of the batch has
 * occurred before or is too high.
 * @param seenNumbers issue numbers of all earlier batches; the numbers of the planned batch are added
 */
export function planImportIntoEmptyProject(
  seenNumbers: NumberSet,
  batch: readonly IssueWithFieldHashes[],
): ImportBatchPlan | null {
  const numbers = new Set(batch.map(({ issue }) => issue.number));
  const areNew =
    numbers.size === batch.length &&
    ![...numbers].some((number) => seenNumbers.has(number) || number > IMPORTED_ISSUE_NUMBER_MAX);
  for (const number of numbers) seenNumbers.add(number);
  if (!areNew) return null;
  return { ...createEmptyPlan(), fresh: [...batch] };
}
