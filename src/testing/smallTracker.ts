/** A small issue tracker for tests that read data: two projects, three users and all kinds of events. */
import { ROLES } from '../shared/issue';
import { getDefaultWorkflowStateId } from '../shared/workflow';
import { bulkLoadIssues } from '../server/store/load/bulkLoadIssues';
import { createProject } from '../server/store/load/createProject';
import { type NewEvent, type NewIssue, createNewIssueWithDefaults } from '../server/store/load/NewIssue';
import type { DatabaseStore } from '../server/store/DatabaseStore';

const DAY_MS = 86_400_000;
/** Creation time of the first issue, in epoch milliseconds. */
export const FIRST_ISSUE_CREATED_AT_MS = Date.UTC(2024, 0, 1);

export interface SmallIssueTracker {
  /** Id of the public project NET with 120 issues. Issue 1 has all kinds of events, issue 2 has 130 comments. */
  netId: number;
  /** Id of the private project SEC with one issue and no members. */
  secId: number;
  users: { maintainer: number; mika: number; ada: number };
}

export async function insertSmallIssueTracker(store: DatabaseStore): Promise<SmallIssueTracker> {
  const [maintainer, mika, ada] = await insertTestUsers(store);
  const users = { maintainer, mika, ada };
  const createdAt = new Date(FIRST_ISSUE_CREATED_AT_MS);
  const netId = await createProject(store.db, {
    key: 'NET',
    name: 'Network',
    description: 'Packets',
    visibility: 'public',
    createdAt,
  });
  const secId = await createProject(store.db, {
    key: 'SEC',
    name: 'Secrets',
    description: '',
    visibility: 'private',
    createdAt,
  });
  await store.db
    .insertInto('membership')
    .values([
      { project_id: netId, user_id: maintainer, role: ROLES.indexOf('maintainer') },
      { project_id: netId, user_id: mika, role: ROLES.indexOf('developer') },
    ])
    .execute();
  await store.db
    .insertInto('label')
    .values(
      ['crash', 'perf', 'component::net'].map((name, index) => ({
        project_id: netId,
        id: index + 1,
        name,
        name_key: name,
        color: `#00000${index}`,
        description: '',
      })),
    )
    .execute();
  await store.db
    .insertInto('milestone')
    .values({
      project_id: netId,
      id: 1,
      title: '1.0',
      title_key: '1.0',
      description: 'First',
      created_at: createdAt,
      due_on: new Date(FIRST_ISSUE_CREATED_AT_MS + 200 * DAY_MS),
      closed_at: null,
    })
    .execute();
  await bulkLoadIssues(store, netId, createSmallIssueTrackerIssues(users, secId));
  await bulkLoadIssues(store, secId, [
    createNewIssueWithDefaults({ number: 1, title: 'A secret', createdAt }),
  ]);
  await store.db
    .insertInto('issue_redirect')
    .values({ project_id: netId, old_number: 900, number: 3 })
    .execute();
  return { netId, secId, users };
}

async function insertTestUsers(store: DatabaseStore): Promise<[number, number, number]> {
  const rows = await store.db
    .insertInto('app_user')
    .values(
      ['maintainer', 'mika', 'ada'].map((login) => ({
        login,
        name: login.toUpperCase(),
        email: `${login}@example.org`,
        avatar_url: null,
        site_role: 'user' as const,
        disabled: false,
        placeholder: login === 'ada',
        created_at: new Date(FIRST_ISSUE_CREATED_AT_MS),
      })),
    )
    .returning('id')
    .execute();
  const [maintainer = 0, mika = 0, ada = 0] = rows.map((row) => row.id);
  return [maintainer, mika, ada];
}

function createSmallIssueTrackerIssues(users: SmallIssueTracker['users'], secId: number): NewIssue[] {
  const comment = (body: string, day: number) => ({
    authorId: users.mika,
    body,
    createdAt: new Date(FIRST_ISSUE_CREATED_AT_MS + day * DAY_MS),
    editedAt: null,
    sourceId: null,
  });
  return Array.from({ length: 120 }, (_, index) => {
    const number = index + 1;
    const closed = number % 3 === 0;
    const at = new Date(FIRST_ISSUE_CREATED_AT_MS + index * DAY_MS);
    return createNewIssueWithDefaults({
      number,
      title: `Packet ${number} is lost`,
      body:
        number === 1 ? 'See #2, #999, SEC-1 and @mika.\n\n<script>alert(1)</script>' : `Body of ${number}`,
      type: number % 2 === 0 ? 'feature' : 'bug',
      priority: number % 5 === 0 ? 'high' : 'none',
      stateId: getDefaultWorkflowStateId(closed ? 'Done' : 'Backlog'),
      authorId: number % 7 === 0 ? null : users.ada,
      assigneeIds: number % 4 === 0 ? [users.mika, users.maintainer] : [],
      labelIds: number % 2 === 0 ? [1, 3] : [2],
      milestoneId: number % 6 === 0 ? 1 : null,
      parentNumber: number === 5 ? 1 : null,
      createdAt: at,
      updatedAt: new Date(at.getTime() + DAY_MS / 2),
      closedAt: closed ? new Date(at.getTime() + DAY_MS / 2) : null,
      closedById: closed ? users.mika : null,
      comments:
        number === 2
          ? Array.from({ length: 130 }, (_each, nth) => comment(`Comment ${nth}`, nth + 2))
          : number === 1
            ? [comment('First #1', 1)]
            : [],
      events: number === 1 ? createEventsOfAllKinds(users, secId) : [],
      links:
        number === 1
          ? [
              { kind: 'duplicates', toNumber: 2 },
              { kind: 'relates', toNumber: 1, toProjectId: secId },
            ]
          : number === 4
            ? [{ kind: 'blocks', toNumber: 1 }]
            : [],
    });
  });
}

/** Returns one issue event of each kind, one day apart. */
function createEventsOfAllKinds({ mika, maintainer }: SmallIssueTracker['users'], secId: number): NewEvent[] {
  const kinds: Pick<NewEvent, 'kind' | 'before' | 'after'>[] = [
    { kind: 'state_changed', before: { state: 1 }, after: { state: 2, reason: 'sure', canonical: 2 } },
    { kind: 'labeled', before: null, after: { label: 1 } },
    { kind: 'unlabeled', before: { label: 1 }, after: null },
    { kind: 'assigned', before: null, after: { user: mika } },
    { kind: 'unassigned', before: { user: mika }, after: null },
    { kind: 'milestoned', before: null, after: { milestone: 1 } },
    { kind: 'demilestoned', before: { milestone: 1 }, after: null },
    { kind: 'renamed', before: { title: 'Old' }, after: { title: 'New' } },
    { kind: 'type_changed', before: { type: 0 }, after: { type: 1 } },
    { kind: 'priority_changed', before: { priority: 0 }, after: { priority: 4 } },
    { kind: 'locked', before: null, after: null },
    { kind: 'unlocked', before: null, after: null },
    { kind: 'linked', before: null, after: { kind: 'duplicates', number: 2 } },
    { kind: 'unlinked', before: { kind: 'relates', number: 3 }, after: null },
    { kind: 'referenced', before: null, after: { number: 4 } },
    { kind: 'referenced', before: null, after: { number: 1, project: secId } },
    { kind: 'referenced', before: null, after: { commit: 'abc', url: 'javascript:alert(1)' } },
    { kind: 'body_edited', before: { body: 'a' }, after: { body: 'b' } },
    { kind: 'parent_changed', before: { number: null }, after: { number: 3 } },
    { kind: 'due_changed', before: { due: null }, after: { due: '2024-05-01T00:00:00.000Z' } },
    { kind: 'transferred', before: { from: 'owner/name#1' }, after: null },
  ];
  return kinds.map((event, index) => ({
    ...event,
    actorId: maintainer,
    createdAt: new Date(FIRST_ISSUE_CREATED_AT_MS + (index + 2) * DAY_MS),
    sourceId: null,
  }));
}
