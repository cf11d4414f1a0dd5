/** Links, parents and mentions, once every issue is here. Doing it again changes nothing. */
import { sql, type Transaction } from 'kysely';
import { LINK_KINDS } from '../../../shared/issue';
import { advanceProject } from '../../store/changes/advanceProject';
import type { Store } from '../../store/Store';
import type { Tables } from '../../store/tables/Tables';
import { inTransaction } from '../../store/write/transaction';
import type { ReportBuilder } from '../report/Report';
import type { PendingMention, PendingRelation } from './DeferredRelations';
import { writeEvents } from './writeChanges';
import type { PersonIds } from './PersonIds';

export interface RelationOptions {
  store: Store;
  projectId: number;
  system: string;
  people: PersonIds;
  report: ReportBuilder;
}

export async function addMentions(
  { store, projectId, system, people, report }: RelationOptions,
  mentions: readonly PendingMention[],
): Promise<void> {
  const known = await people.find([...new Set(mentions.map(({ login }) => login))]);
  const ids = new Map(known.map(({ login_key, user_id }) => [login_key, user_id]));
  const numbers = await numbersOf(
    store,
    projectId,
    system,
    mentions.map(({ sourceId }) => sourceId),
  );
  const rows = mentions.flatMap(({ sourceId, login }) => {
    const number = numbers.get(sourceId);
    const userId = ids.get(login);
    return number === undefined || userId === undefined
      ? []
      : { project_id: projectId, user_id: userId, number };
  });
  if (rows.length === 0) return;
  const inserted = await store.background
    .insertInto('mention')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  report.count('mentions', 'kept', Number(inserted.numInsertedOrUpdatedRows ?? 0));
}

/** A relation to an issue that is not here is told in the report. */
export async function addRelations(
  options: RelationOptions,
  relations: readonly PendingRelation[],
): Promise<void> {
  const { store, projectId, system, people, report } = options;
  const numbers = await numbersOf(
    store,
    projectId,
    system,
    relations.flatMap(({ from, to }) => [from, to]),
  );
  await people.meet(relations.flatMap(({ actor }) => actor ?? []));
  const outcomes = await inTransaction(store.background, async (tx) => {
    const each: Outcome[] = [];
    for (const relation of relations) {
      const [from, to] = [numbers.get(relation.from), numbers.get(relation.to)];
      if (from === undefined || to === undefined) each.push({ dropped: 'the other issue is not here' });
      else if (from === to) each.push({ dropped: 'an issue linked to itself' });
      else each.push(await addRelation(tx, options, relation, from, to));
    }
    return each;
  });
  for (const outcome of outcomes) {
    report.count('links', 'read');
    if (typeof outcome === 'string') report.count('links', outcome);
    else report.countWithReason('links', 'dropped', outcome.dropped);
  }
}

/** What became of a relation; or why nothing did. */
type Outcome = 'kept' | 'unchanged' | { dropped: string };

async function addRelation(
  tx: Transaction<Tables>,
  { projectId, people }: RelationOptions,
  { kind, actor, createdAt }: PendingRelation,
  from: number,
  to: number,
): Promise<Outcome> {
  if (kind === 'duplicates' && (await leadsTo(tx, projectId, to, from))) {
    return { dropped: 'duplicates in a circle' };
  }
  const before = kind === 'parent' ? await parentOf(tx, projectId, from) : null;
  if (kind === 'parent' && before === to) return 'unchanged';
  if (kind !== 'parent' && !(await insertLink(tx, projectId, kind, from, to))) return 'unchanged';
  const { version } = await tx
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const counters = { version, comment_counter: 0 };
  const event = {
    actorId: actor ? people.idOf(actor) : null,
    createdAt: new Date(createdAt),
    sourceId: null,
  };
  await writeEvents(
    tx,
    { project_id: projectId, number: from },
    kind === 'parent'
      ? [{ ...event, kind: 'parent_changed', before: { number: before }, after: { number: to } }]
      : [{ ...event, kind: 'linked', before: null, after: { kind, number: to } }],
    counters,
  );
  await advanceProject(tx, projectId, { version: counters.version });
  await tx
    .updateTable('issue')
    .set({ version: sql`version + 1`, ...(kind === 'parent' && { parent_number: to }) })
    .where('project_id', '=', projectId)
    .where('number', '=', from)
    .execute();
  return 'kept';
}

async function parentOf(tx: Transaction<Tables>, projectId: number, number: number): Promise<number | null> {
  const row = await tx
    .selectFrom('issue')
    .select('parent_number')
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.parent_number ?? null;
}

async function insertLink(
  tx: Transaction<Tables>,
  projectId: number,
  kind: (typeof LINK_KINDS)[number],
  number: number,
  toNumber: number,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('issue_link')
    .values({
      project_id: projectId,
      number,
      kind: LINK_KINDS.indexOf(kind),
      to_project_id: projectId,
      to_number: toNumber,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute();
  return inserted.length > 0;
}

const DUPLICATES = LINK_KINDS.indexOf('duplicates');

/** Whether following duplicates from one issue comes to the other. */
async function leadsTo(
  tx: Transaction<Tables>,
  projectId: number,
  from: number,
  to: number,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    WITH RECURSIVE chain (number) AS (
      SELECT ${from}::int
      UNION
      SELECT link.to_number FROM chain JOIN issue_link link USING (number)
      WHERE link.project_id = ${projectId} AND link.to_project_id = ${projectId} AND link.kind = ${DUPLICATES})
    SELECT EXISTS (SELECT FROM chain WHERE number = ${to}) AS found`.execute(tx);
  return rows[0]!.found;
}

async function numbersOf(
  store: Store,
  projectId: number,
  system: string,
  sourceIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await store.background
    .selectFrom('issue_source')
    .select(['source_id', 'number'])
    .where('project_id', '=', projectId)
    .where('system', '=', system)
    .where('source_id', 'in', ['', ...new Set(sourceIds)])
    // Those that were deleted here are known, and gone.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('issue')
          .select('issue.number')
          .whereRef('issue.project_id', '=', 'issue_source.project_id')
          .whereRef('issue.number', '=', 'issue_source.number'),
      ),
    )
    .execute();
  return new Map(rows.map(({ source_id, number }) => [source_id, number]));
}
