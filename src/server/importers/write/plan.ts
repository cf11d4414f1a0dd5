import type { Kysely } from 'kysely';
import type { Tables } from '../../store/tables';
import type { Place } from '../input/records';
import type { SourceIssue } from '../SourceIssue';
import { changedFields, type DigestField, mergedDigest } from './fieldDigests';

/** An issue on its way in. */
export interface Incoming {
  place: Place;
  issue: SourceIssue;
  digest: string;
}

export interface KnownIssue extends Incoming {
  /** Its number here. */
  number: number;
  changed: ReadonlySet<DigestField>;
}

/** What is to be done with a batch. */
export interface Plan {
  /** New ones whose number is free. */
  fresh: Incoming[];
  /** New ones whose number somebody has here. */
  displaced: Incoming[];
  changed: KnownIssue[];
  unchanged: KnownIssue[];
}

/** @param batch holds no source id twice. */
export async function planBatch(
  db: Kysely<Tables>,
  projectId: number,
  system: string,
  batch: readonly Incoming[],
): Promise<Plan> {
  const plan: Plan = { fresh: [], displaced: [], changed: [], unchanged: [] };
  const known = await knownIssues(db, projectId, system, batch);
  const strangers: Incoming[] = [];
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

/** Served by the unique key of issue_source. */
async function knownIssues(
  db: Kysely<Tables>,
  projectId: number,
  system: string,
  batch: readonly Incoming[],
) {
  const rows = await db
    .selectFrom('issue_source')
    .select(['source_id', 'number', 'digest'])
    .where('project_id', '=', projectId)
    .where('system', '=', system)
    .where('source_id', 'in', ['', ...batch.map(({ issue }) => issue.sourceId)])
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

async function takenNumbers(
  db: Kysely<Tables>,
  projectId: number,
  strangers: readonly Incoming[],
): Promise<Set<number>> {
  if (strangers.length === 0) return new Set();
  const rows = await db
    .selectFrom('issue')
    .select('number')
    .where('project_id', '=', projectId)
    .where(
      'number',
      'in',
      strangers.map(({ issue }) => issue.number),
    )
    .execute();
  return new Set(rows.map(({ number }) => number));
}
