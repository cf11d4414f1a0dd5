import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { formatNdjson } from '../../testing/inputFiles';
import { GITHUB_FORMAT } from './githubFormat';
import { createGithubRestComment, createGithubRestIssue } from './testing/fixtures';

describeImport(GITHUB_FORMAT, 'importing reactions to comments from GitHub', (project, input) => {
  const readReactions = async () => {
    const rows =
      await project.runSqlQuery(sql`SELECT source_id, body, imported_reactions AS reactions FROM comment
      WHERE project_id = ${project.buildProjectIdSql()} ORDER BY source_id`);
    return rows.map(({ reactions }) => reactions);
  };
  let files = 0;
  /** Imports an issue whose comments 1, 2, ... have these fields. */
  const importComments = (...comments: Record<string, unknown>[]) =>
    project.importFrom(
      input.write(
        `${++files}.ndjson`,
        formatNdjson(
          createGithubRestIssue(1, {
            comments_data: comments.map((fields, i) =>
              createGithubRestComment(i + 1, `Text ${i + 1}`, fields),
            ),
          }),
        ),
      ),
    );

  test('imports the numbers of reactions by kind', async () => {
    const report = await importComments(
      { reactions: { url: 'https://x', total_count: 6, '+1': 3, '-1': 1, heart: 2, rocket: 0, party: 4 } },
      { reactions: { total_count: 0, '+1': 0 } },
      {
        reactionGroups: [
          { content: 'THUMBS_UP', users: { totalCount: 2 } },
          { content: 'EYES', reactors: { totalCount: 1 } },
          { content: 'LAUGH', users: { totalCount: 0 } },
        ],
      },
      { reactions: { heart: -1, eyes: 'many', hooray: 1.5 } },
      {},
    );
    expect(report.omittedDetails).toEqual({});
    expect(await readReactions()).toEqual([
      { thumbs_up: 3, thumbs_down: 1, heart: 2 },
      null,
      { thumbs_up: 2, eyes: 1 },
      null,
      null,
    ]);
  });

  test('importing again updates the reactions, and importing a third time changes nothing', async () => {
    await importComments({ reactions: { heart: 2 } }, { reactions: { eyes: 1 } }, {});
    const before = await project.readProjectVersion();
    const after = [
      { reactions: { heart: 3, laugh: 1 } },
      { reactions: { eyes: 0 } },
      {},
      { reactions: { rocket: 1 } },
    ];
    const report = await importComments(...after);
    expect(report.counts.issues).toMatchObject({ changed: 1 });
    expect(report.counts.comments).toMatchObject({ kept: 1, changed: 2, unchanged: 1, removed: 0 });
    const expected = [{ heart: 3, laugh: 1 }, null, null, { rocket: 1 }];
    expect(await readReactions()).toEqual(expected);
    const version = await project.readProjectVersion();
    expect(version).not.toBe(before);
    expect((await importComments(...after)).counts.issues).toMatchObject({ changed: 0, unchanged: 1 });
    // An export without reactions changes nothing, either.
    await importComments({}, {}, {}, {});
    expect(await readReactions()).toEqual(expected);
    expect(await project.readProjectVersion()).toBe(version);
  });

  test('changed reactions do not revert an edit of the comment in Winnow', async () => {
    await importComments({ reactions: { heart: 2 } });
    await project.runSqlQuery(sql`UPDATE comment SET body = 'Edited here'
      WHERE project_id = ${project.buildProjectIdSql()}`);
    await importComments({ reactions: { heart: 4 } });
    expect(
      await project.runSqlQuery(sql`SELECT body, imported_reactions AS reactions FROM comment
        WHERE project_id = ${project.buildProjectIdSql()}`),
    ).toEqual([{ body: 'Edited here', reactions: { heart: 4 } }]);
  });

  test('importing again adds the reactions that an earlier version of Winnow did not import', async () => {
    const removeLastDigest = () =>
      project.runSqlQuery(sql`UPDATE issue_source SET digest = regexp_replace(digest, '[.][^.]*$', '')
        WHERE project_id = ${project.buildProjectIdSql()}`);
    await importComments({ reactions: { heart: 0 } });
    await removeLastDigest();
    const unchanged = await importComments({ reactions: { heart: 0 } });
    expect(unchanged.counts.issues).toMatchObject({ changed: 0, unchanged: 1 });
    await removeLastDigest();
    await importComments({ reactions: { heart: 1 } });
    expect(await readReactions()).toEqual([{ heart: 1 }]);
  });

  test('a comment that was deleted in Winnow gets no reactions', async () => {
    await importComments({ reactions: { heart: 1 } });
    await project.runSqlQuery(sql`UPDATE comment SET removed_at = now(), imported_reactions = NULL
      WHERE project_id = ${project.buildProjectIdSql()}`);
    await importComments({ reactions: { heart: 2 } });
    expect(await readReactions()).toEqual([null]);
  });
});
