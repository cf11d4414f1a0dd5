/** Writes random issue trackers to a database. */
import { sql } from 'kysely';
import { bulkLoadIssuesInTransaction } from '../server/store/load/bulkLoadIssues';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { TEST_ISSUE_ATTRIBUTES, type TestProjectInfo } from './arbitraries';
import type { TestIssueTracker } from './evaluator/matchIssues';

/** Creates a project with the names that random trackers use, and the people in them. */
export async function createTestProject(store: DatabaseStore): Promise<TestProjectInfo> {
  const people = await createTestPeople(store);
  const projectId = await createTestProjectWithKey(store, 'NET');
  return { projectId, projectKey: 'NET', people };
}

export function createTestPeople(store: DatabaseStore): Promise<TestProjectInfo['people']> {
  return store.db
    .insertInto('app_user')
    .values(
      ['ann', 'bob', 'cleo', 'github dan'].map((login) => ({
        login,
        name: login,
        email: null,
        avatar_url: null,
        site_role: 'user' as const,
        disabled: false,
        placeholder: false,
        created_at: new Date(0),
      })),
    )
    .returning(['id', 'login'])
    .execute();
}

/**
 * Creates a project with the names that random trackers use.
 * @param changeSpelling changes the spelling of the names
 * @returns the id of the project
 */
export async function createTestProjectWithKey(
  store: DatabaseStore,
  key: string,
  changeSpelling = (name: string): string => name,
): Promise<number> {
  const { id } = await store.db
    .insertInto('project')
    .values({
      key,
      name: key,
      description: '',
      visibility: 1,
      issue_counter: 0,
      issue_count: 0,
      comment_counter: 0,
      version: 0,
      created_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('workflow_state')
    .values(
      TEST_ISSUE_ATTRIBUTES.states.map((state, position) => ({
        ...state,
        name: changeSpelling(state.name),
        project_id: id,
        position,
        color: '#000000',
      })),
    )
    .execute();
  await store.db
    .insertInto('label')
    .values(
      TEST_ISSUE_ATTRIBUTES.labels.map((label) => ({
        ...label,
        name: changeSpelling(label.name),
        project_id: id,
        name_key: label.name.toLowerCase(),
        color: '#000000',
        description: '',
      })),
    )
    .execute();
  await store.db
    .insertInto('milestone')
    .values(
      TEST_ISSUE_ATTRIBUTES.milestones.map((milestone) => ({
        project_id: id,
        id: milestone.id,
        title: changeSpelling(milestone.name),
        title_key: milestone.name.toLowerCase(),
        description: '',
        due_on: null,
        closed_at: null,
        created_at: new Date(0),
      })),
    )
    .execute();
  return id;
}

/** Replaces all issues of the test project by those of a random tracker. */
export async function replaceTestIssues(
  store: DatabaseStore,
  { projectId, issues }: TestIssueTracker,
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    for (const table of [
      'issue',
      'issue_text',
      'comment',
      'event',
      'issue_link',
      'mention',
      'watch',
      'imported_vote',
    ] as const) {
      await tx.deleteFrom(table).where('project_id', '=', projectId).execute();
    }
    await sql`UPDATE project SET issue_count = 0, issue_counter = 0, version = version + 1
      WHERE id = ${projectId}`.execute(tx);
    if (issues.length > 0) await bulkLoadIssuesInTransaction(tx, projectId, issues);
  });
}
