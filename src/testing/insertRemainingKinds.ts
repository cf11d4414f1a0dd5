import { sql } from 'kysely';
import type { SmallIssueTracker } from './smallTracker';
import type { DatabaseStore } from '../server/store/DatabaseStore';

/**
 * Inserts kinds of data that the small test tracker lacks: votes, reactions, hidden and deleted comments, deleted
 * labels, sub-issues.
 */
export async function insertRemainingKinds(
  { db }: DatabaseStore,
  { netId, users }: SmallIssueTracker,
): Promise<void> {
  const at = new Date('2024-06-01T12:00:00.123Z');
  const common = { project_id: netId, created_at: at };
  const { mika, ada, maintainer } = users;
  await db
    .insertInto('vote')
    .values([mika, ada].map((user_id) => ({ ...common, number: 7, user_id })))
    .execute();
  await db.insertInto('imported_vote').values({ project_id: netId, number: 7, votes: 5 }).execute();
  await db
    .updateTable('issue')
    .set({ vote_count: 7, due_on: at, locked: true, held: true })
    .where('project_id', '=', netId)
    .where('number', '=', 7)
    .execute();
  await db
    .insertInto('reaction')
    .values([
      { ...common, number: 7, comment_id: 0, content: 5, user_id: mika },
      { ...common, number: 2, comment_id: 4, content: 3, user_id: ada },
    ])
    .execute();
  await db
    .insertInto('watch')
    .values([mika, maintainer].map((user_id) => ({ project_id: netId, number: 7, user_id })))
    .execute();
  await db
    .insertInto('mention')
    .values([mika, ada].map((user_id) => ({ project_id: netId, number: 1, user_id })))
    .execute();
  const comments = db.updateTable('comment').where('project_id', '=', netId);
  await comments.set({ hidden: true, edited_at: at }).where('id', '=', 5).execute();
  await db
    .updateTable('issue')
    .set({ comment_count: 129 })
    .where('project_id', '=', netId)
    .where('number', '=', 2)
    .execute();
  await comments.set({ removed_at: at, body: '' }).where('id', '=', 6).execute();
  await comments
    .set({ imported_reactions: JSON.stringify({ heart: 2 }), source_id: '77' })
    .where('id', '=', 8)
    .execute();
  await db
    .insertInto('label')
    .values([
      {
        project_id: netId,
        id: 7,
        name: 'crash',
        name_key: null,
        color: '#123456',
        description: 'old',
        merged_into: 1,
      },
      { project_id: netId, id: 9, name: 'unused', name_key: 'unused', color: '#abcdef', description: 'Text' },
    ])
    .execute();
  await db
    .insertInto('milestone')
    .values({
      project_id: netId,
      id: 4,
      title: 'Gone',
      title_key: null,
      description: '',
      created_at: at,
      due_on: null,
      closed_at: at,
    })
    .execute();
  const events = [
    { issue_number: 3, kind: 3, before: null, after: { label: 7 }, actor_id: mika },
    { issue_number: 0, kind: 31, before: null, after: { label: 9, name: 'unused' }, actor_id: mika },
    { issue_number: 0, kind: 36, before: null, after: { user: ada, role: 2 }, actor_id: maintainer },
  ];
  const { version } = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', netId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('event')
    .values(
      events.map((event, index) => ({
        ...event,
        before: null,
        after: JSON.stringify(event.after),
        project_id: netId,
        sequence: version + 1 + index,
        comment_id: null,
        source_id: null,
        created_at: at,
      })),
    )
    .execute();
  await sql`UPDATE project SET version = ${version + events.length} WHERE id = ${netId}`.execute(db);
  await db
    .insertInto('project_source')
    .values({ project_id: netId, url: 'https://github.com/acme/net' })
    .execute();
  await db
    .insertInto('issue_source')
    .values({
      project_id: netId,
      number: 9,
      system: 'github',
      source_id: 'acme/net#90',
      url: 'https://github.com/acme/net/issues/90',
      digest: 'a.b',
      raw: JSON.stringify({ node: [1, { a: null }] }),
    })
    .execute();
  await db.insertInto('user_source').values({ system: 'github', login_key: 'ada', user_id: ada }).execute();
  // A duplicate whose votes were moved to the original.
  await db.insertInto('duplicate_transfer').values({ project_id: netId, number: 11, to_number: 7 }).execute();
  await db
    .insertInto('duplicate_vote')
    .values({ ...common, number: 11, user_id: mika, counted_at: 7 })
    .execute();
  await db
    .insertInto('duplicate_watch')
    .values({ project_id: netId, number: 7, user_id: mika, origin: 11 })
    .execute();
  await db
    .insertInto('issue_link')
    .values({ project_id: netId, number: 11, kind: 0, to_project_id: netId, to_number: 7, moves_votes: true })
    .execute();
  await db
    .updateTable('sub_issue_position')
    .set({ position: 5 })
    .where('project_id', '=', netId)
    .where('number', '=', 5)
    .execute();
}
