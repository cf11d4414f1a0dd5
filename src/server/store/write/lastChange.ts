import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import type { IssueKey } from '../read/issues';
import type { Transaction } from './transaction';

/** Returns actor and time of an issue's last event of a kind, or null. Served by the index event_issue. */
export async function readLastIssueEvent(
  tx: Transaction,
  { projectId, number }: IssueKey,
  kind: EventKind,
): Promise<{ actorId: number | null; login: string | null; createdAt: Date } | null> {
  const row = await tx
    .selectFrom('event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['event.actor_id as actorId', 'app_user.login', 'event.created_at as createdAt'])
    .where('event.project_id', '=', projectId)
    .where('event.issue_number', '=', number)
    .where('event.kind', '=', EVENT_KINDS.indexOf(kind))
    .orderBy('event.created_at', 'desc')
    .orderBy('event.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
