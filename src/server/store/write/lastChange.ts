import { type RawBuilder, sql } from 'kysely';
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import { PRIVATE_EVENT_KIND_CODES } from '../read/activity';
import type { IssueRowKey } from '../read/issues';
import {
  buildAndEventOfVisibleIssuesSql,
  type IssueVisibility,
  type RestrictedProject,
  toRestrictedProjects,
} from '../read/issueVisibility';
import type { EventFieldValues } from './events';
import type { Transaction } from './transaction';

/** Returns actor and time of an issue's last event of a kind, or null. Served by the index event_issue. */
export async function readLastIssueEvent(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  kind: EventKind,
): Promise<{ actorId: number | null; login: string | null; createdAt: Date } | null> {
  const row = await tx
    .selectFrom('event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['event.actor_id as actorId', 'app_user.login', 'event.created_at as createdAt'])
    .where('event.project_id', '=', projectId)
    .where('event.issue_number', '=', number)
    .where('event.kind', '=', getEventKindCode(kind))
    .orderBy('event.created_at', 'desc')
    .orderBy('event.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the login of another user who has done more with an issue than watch it, or null. Relations to hidden issues
 * do not count. Served by the index event_issue.
 */
export const findOtherIssueActor = (
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  visibility: IssueVisibility,
  actorId: number,
): Promise<string | null> =>
  findOtherActor(
    tx,
    sql`project_id = ${projectId} AND issue_number = ${number}`,
    toRestrictedProjects(projectId, visibility),
    actorId,
  );

/**
 * Returns the login of another user who has done more in a project than watch its issues, or null. Hidden issues do not
 * count.
 */
export const findOtherProjectActor = (
  tx: Transaction,
  projectId: number,
  visibility: IssueVisibility,
  actorId: number,
): Promise<string | null> =>
  findOtherActor(tx, sql`project_id = ${projectId}`, toRestrictedProjects(projectId, visibility), actorId);

async function findOtherActor(
  tx: Transaction,
  condition: RawBuilder<unknown>,
  restrictedProjects: readonly RestrictedProject[],
  actorId: number,
): Promise<string | null> {
  const { rows } = await sql<{ login: string | null }>`
    SELECT login FROM event LEFT JOIN app_user ON app_user.id = actor_id
    WHERE ${condition} AND actor_id IS DISTINCT FROM ${actorId}::int
      AND kind <> ALL(${PRIVATE_EVENT_KIND_CODES}::int[])${buildAndEventOfVisibleIssuesSql(restrictedProjects)} LIMIT 1`.execute(
    tx,
  );
  return getFirstLogin(rows);
}

/**
 * Returns the login in the first row, “Another user” if the row has none because an import did not determine the user,
 * or null if there is no row.
 */
export const getFirstLogin = (rows: readonly { login: string | null }[]): string | null =>
  rows[0] ? (rows[0].login ?? 'Another user') : null;

/** An event of another user, with the changed fields before and after. */
export interface OtherUserEvent {
  sequence: number;
  login: string | null;
  createdAt: Date;
  before: EventFieldValues;
  after: EventFieldValues;
}

/** Maximum number of events that `readEventsSince` returns. */
const EVENTS_SINCE_MAX = 100;

/**
 * Returns the latest events about an object by other users after a project version, newest first. Served by the index
 * event_issue.
 * @param object the field of the event that contains the object's id, and the id; null matches all events of the kind
 */
export async function readEventsSince(
  tx: Transaction,
  {
    projectId,
    issueNumber,
    kind,
    object,
    sequence,
    actorId,
  }: {
    projectId: number;
    issueNumber: number;
    kind: EventKind;
    object: readonly [field: string, id: number] | null;
    sequence: number;
    actorId: number | null;
  },
): Promise<OtherUserEvent[]> {
  const { rows } = await sql<OtherUserEvent>`
    SELECT sequence, login, event.created_at AS "createdAt", coalesce(before, '{}') AS before, coalesce(after, '{}') AS after
    FROM event LEFT JOIN app_user ON app_user.id = actor_id
    WHERE project_id = ${projectId} AND issue_number = ${issueNumber} AND kind = ${getEventKindCode(kind)}
      AND sequence > ${sequence}::bigint AND actor_id IS DISTINCT FROM ${actorId}::int
      ${object ? sql`AND (after ->> ${object[0]}::text)::int = ${object[1]}` : sql``}
    ORDER BY event.created_at DESC, sequence DESC LIMIT ${EVENTS_SINCE_MAX}::int`.execute(tx);
  return rows;
}
