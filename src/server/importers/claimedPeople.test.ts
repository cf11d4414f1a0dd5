/** Imports after an account has claimed a person of an earlier import. */
import { sql } from 'kysely';
import { describeImport } from '../../testing/describeImport';
import { moveRecordsOfClaimedPeople } from '../store/claims/moveRecordsOfClaimedPeople';
import { endPersonClaim, assignPlaceholder, insertPersonClaim } from '../store/write/personClaims';
import { insertUser } from '../store/write/users';
import { runInTransaction } from '../store/write/transaction';
import { GITHUB_FORMAT } from './sources/github/githubFormat';
import { createGithubRestComment, createGithubRestIssue } from './sources/github/testing/fixtures';
import { formatNdjson } from './testing/inputFiles';

describeImport(GITHUB_FORMAT, 'importing issues of a claimed person', (project, input) => {
  const readUserId = async (login: string): Promise<number> =>
    (await project.runSqlQuery(sql`SELECT id FROM app_user WHERE login = ${login}`))[0]!.id as number;

  const countRecordsOf = async (userId: number) =>
    (
      await project.runSqlQuery(sql`SELECT
        (SELECT count(*)::int FROM issue WHERE project_id = ${project.buildProjectIdSql()}
          AND (author_id = ${userId} OR closed_by_id = ${userId} OR ${userId} = ANY(assignee_ids))) AS issues,
        (SELECT count(*)::int FROM comment WHERE project_id = ${project.buildProjectIdSql()} AND author_id = ${userId})
          AS comments,
        (SELECT count(*)::int FROM event WHERE project_id = ${project.buildProjectIdSql()} AND actor_id = ${userId})
          AS events`)
    )[0];

  /** Creates an account whose claim to a placeholder has been approved. Returns the id of the account. */
  async function approveClaim(placeholderId: number, login: string): Promise<number> {
    return runInTransaction(project.getStore().background, async (tx) => {
      const account = { login, name: login, email: null, site_role: 'user' as const, password_hash: null };
      const accountId = (await insertUser(tx, account))!;
      const claimId = (await insertPersonClaim(tx, accountId, placeholderId))!;
      await endPersonClaim(tx, claimId, 'approved', { at: new Date(), decidedById: accountId });
      await assignPlaceholder(tx, placeholderId, accountId);
      return accountId;
    });
  }

  const move = async (placeholderId: number) => {
    const [row] = await project.runSqlQuery(sql`SELECT ${project.buildProjectIdSql()} AS id`);
    await moveRecordsOfClaimedPeople(project.getStore(), row!.id as number, [placeholderId]);
  };

  test('gives later issues to the account, and duplicates nothing', async () => {
    const grace = { login: 'Claim-Grace', id: 7 };
    const first = [
      createGithubRestIssue(1, {
        user: grace,
        assignees: [grace, { login: 'linus' }],
        comments_data: [createGithubRestComment(1, 'First', { user: grace })],
      }),
      createGithubRestIssue(2, {
        state: 'closed',
        state_reason: 'completed',
        closed_at: '2021-04-01T00:00:00Z',
        closed_by: grace,
      }),
    ];
    await project.importFrom(input.write('claimed.ndjson', formatNdjson(...first)));
    const placeholderId = await readUserId('Claim-Grace');
    const before = await countRecordsOf(placeholderId);
    expect(before).toMatchObject({ issues: 2, comments: 1 });
    const accountId = await approveClaim(placeholderId, 'grace-hopper');
    await move(placeholderId);
    expect(await countRecordsOf(accountId)).toEqual(before);
    expect(await countRecordsOf(placeholderId)).toEqual({ issues: 0, comments: 0, events: 0 });

    const version = await project.readProjectVersion();
    const again = await project.importFrom(input.path('claimed.ndjson'));
    expect(again.counts.issues).toMatchObject({ kept: 0, changed: 0, unchanged: 2 });
    expect(await project.readProjectVersion()).toBe(version);

    const changed = { ...first[0]!, title: 'Another title', updated_at: '2021-05-01T00:00:00Z' };
    const later = createGithubRestIssue(3, { user: { ...grace, login: 'claim-grace' } });
    const report = await project.importFrom(
      input.write('later.ndjson', formatNdjson(changed, first[1]!, later)),
    );
    expect(report.counts.issues).toMatchObject({ kept: 1, changed: 1, unchanged: 1 });
    expect(report.counts.people).toMatchObject({ kept: 0 });
    expect(await countRecordsOf(accountId)).toMatchObject({ issues: 3, comments: 1 });
    expect(
      await project.runSqlQuery(sql`SELECT number, cardinality(assignee_ids) AS assignees FROM issue
        WHERE project_id = ${project.buildProjectIdSql()} AND author_id = ${accountId} ORDER BY number`),
    ).toEqual([
      { number: 1, assignees: 2 },
      { number: 3, assignees: 0 },
    ]);
    expect(
      await project.runSqlQuery(sql`SELECT login FROM app_user WHERE lower(login) LIKE '%claim-grace%'`),
    ).toEqual([{ login: 'Claim-Grace' }]);
  });

  test('moves the records that an import wrote while the claim was approved', async () => {
    const ada = { login: 'Claim-Ada', id: 8 };
    await project.importFrom(
      input.write('meanwhile.ndjson', formatNdjson(createGithubRestIssue(1, { user: ada }))),
    );
    const placeholderId = await readUserId('Claim-Ada');
    const accountId = await approveClaim(placeholderId, 'ada-lovelace');
    // The import had cached the placeholder's id: its records are not moved yet.
    expect(await countRecordsOf(placeholderId)).toMatchObject({ issues: 1 });
    await project.importFrom(
      input.write('another.ndjson', formatNdjson(createGithubRestIssue(2, { user: { login: 'linus' } }))),
    );
    expect(await countRecordsOf(placeholderId)).toMatchObject({ issues: 0, events: 0 });
    expect(await countRecordsOf(accountId)).toMatchObject({ issues: 1 });
  });
});
