import { type Kysely, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../../store/tables/Tables';
import type { SourcePosition } from '../input/records';
import type { SourceIssue } from '../input/SourceIssue';
import type { NumberSet } from './NumberSet';
import { changedFields, type DigestField, mergedDigest } from './fieldDigests';

const DELETED = EVENT_KINDS.indexOf('deleted');

/** An issue on its way in. */
export interface DigestedIssue {
  place: SourcePosition;
  issue: SourceIssue;
  digest: string;
}

export interface ReimportedIssue extends DigestedIssue {
  /** Its number here. */
  number: number;
  changed: ReadonlySet<DigestField>;
}

/** What is to be done with a batch. */
export interface BatchPlan {
  /** New ones whose number is free. */
  fresh: DigestedIssue[];
  /** New ones whose number somebody has here. */
  displaced: DigestedIssue[];
  changed: ReimportedIssue[];
  unchanged: ReimportedIssue[];
}

/** @param batch holds no source id twice. */
export async function planBatch(
  db: Kysely<Tables>,
  projectId: number,
  system: string,
  batch: readonly DigestedIssue[],
): Promise<BatchPlan> {
  const plan: BatchPlan = { fresh: [], displaced: [], changed: [], unchanged: [] };
  const known = await knownIssues(db, projectId, system, batch);
  const strangers: DigestedIssue[] = [];
  for (const incoming of batch) {
    const here = known.get(incoming.issue.sourceId);
    if (!here) {
      strangers.push(incoming);
      continue;
    }
    const changed = changedFields(here.digest, incoming.digest);
    const digest = mergedDigest(here.digest, incoming.digest);
    const found = { ...incoming, number: here.number, changed, digest };
    (changed.size > 0 ? plan.changed : plan.unchanged).push(found);
  }
  const taken = await takenNumbers(db, projectId, strangers);
  for (const stranger of strangers) {
    const { number } = stranger.issue;
    (taken.has(number) ? plan.displaced : plan.fresh).push(stranger);
    taken.add(number);
  }
  return plan;
}

/** Each by the unique key of issue_source, also where the table has no statistics yet. */
async function knownIssues(
  db: Kysely<Tables>,
  projectId: number,
  system: string,
  batch: readonly DigestedIssue[],
): Promise<Map<string, { number: number; digest: string }>> {
  const { rows } = await sql<{ source_id: string; number: number; digest: string }>`
    SELECT known.source_id, known.number, known.digest
    FROM unnest(${batch.map(({ issue }) => issue.sourceId)}::text[]) AS wanted (source_id),
      LATERAL (
        SELECT source_id, number, digest FROM issue_source
        WHERE project_id = ${projectId} AND system = ${system} AND source_id = wanted.source_id
        OFFSET 0) known`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row]));
}

/** Each by the primary key of issue; what was deleted keeps its number, and is found by event_issue. */
async function takenNumbers(
  db: Kysely<Tables>,
  projectId: number,
  strangers: readonly DigestedIssue[],
): Promise<Set<number>> {
  if (strangers.length === 0) return new Set();
  const { rows } = await sql<{ number: number }>`
    SELECT taken.number
    FROM unnest(${strangers.map(({ issue }) => issue.number)}::int[]) AS wanted (number),
      LATERAL (
        SELECT number FROM issue WHERE project_id = ${projectId} AND number = wanted.number
        UNION
        SELECT issue_number FROM event
        WHERE project_id = ${projectId} AND issue_number = wanted.number AND kind = ${DELETED}
        OFFSET 0) taken`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

/**
 * Plans for a project that was empty when the import began, without asking the database: a number that
 * did not come before is free, and so its issue new. Null: one of them came before.
 */
export function planForEmptyProject(seen: NumberSet, batch: readonly DigestedIssue[]): BatchPlan | null {
  const numbers = new Set(batch.map(({ issue }) => issue.number));
  const areNew = numbers.size === batch.length && ![...numbers].some((number) => seen.has(number));
  // Also of a batch that is planned with the database: one after it may hold them again.
  for (const number of numbers) seen.add(number);
  if (!areNew) return null;
  return { fresh: [...batch], displaced: [], changed: [], unchanged: [] };
}
