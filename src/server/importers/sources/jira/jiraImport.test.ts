import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../../../shared/progress';
import { describeImport } from '../../../../testing/describeImport';
import { wordImportReport } from '../../../domain/imports/importReport';
import { type EachProjectImportOptions, importEachProject } from '../../importEachProject';
import { formatNdjson } from '../../testing/inputFiles';
import { JIRA_FORMAT } from './jiraFormat';
import { createJiraComment, createJiraIssue, createJiraLink } from './testing/fixtures';

describeImport(JIRA_FORMAT, 'importing issues from Jira', (project, input) => {
  const importEachWorded = async (options: EachProjectImportOptions) =>
    (await importEachProject(project.getStore(), options, NOOP_PROGRESS_REPORTER)).map((report) =>
      wordImportReport(report, 'commandLine'),
    );
  const importIssues = (...issues: unknown[]) =>
    project.importFrom(input.write('issues.ndjson', formatNdjson(...issues)));
  const readIssue = async () =>
    (
      await project.runSqlQuery(sql`
      SELECT issue.number, title, issue_text.body, type, priority, vote_count, s.name AS state, u.login, u.name,
        closed_at, source.source_id, source.url, source.raw,
        (SELECT m.title FROM milestone m WHERE m.project_id = issue.project_id AND m.id = milestone_id) AS milestone,
        (SELECT string_agg(label.name, ', ' ORDER BY label.id) FROM label
          WHERE label.project_id = issue.project_id AND label.id = ANY(label_ids)) AS labels,
        (SELECT string_agg(body, ' | ' ORDER BY id) FROM comment WHERE comment.project_id = issue.project_id) AS comments
      FROM issue JOIN issue_text USING (project_id, number) JOIN issue_source source USING (project_id, number)
        JOIN workflow_state s ON s.project_id = issue.project_id AND s.id = state_id
        JOIN app_user u ON u.id = author_id
      WHERE issue.project_id = ${project.buildProjectIdSql()}`)
    )[0];

  test('imports fields, comments, labels, versions and people, and a second import changes nothing', async () => {
    const issue = createJiraIssue('NET-123', {
      status: { name: 'Closed', statusCategory: { key: 'done' } },
      resolution: { name: 'Not Our Bug' },
      resolutiondate: '2021-03-05T00:00:00.000+0000',
      issuetype: { name: 'New Feature' },
      environment: 'Stove 3',
      labels: ['steam'],
      components: [{ name: 'Lid', description: 'All lids' }],
      fixVersions: [{ name: '2.0', released: true, releaseDate: '2021-04-01' }, { name: '3.0' }],
      versions: [{ name: '1.0', self: 'https://jira.kettle.example/x' }],
      votes: { votes: 4 },
      attachment: [{ filename: 'lid.png' }],
      customfield_1: { emailAddress: 'eve@kettle.example', displayName: 'Eve' },
      comment: {
        total: 5,
        comments: [
          createJiraComment(1, 'See [~ada] and {{lid()}}.'),
          createJiraComment(2, ' '),
          createJiraComment(3, 'The password is 1234.', { visibility: { type: 'role', value: 'Staff' } }),
          createJiraComment(4, 'From nobody', { author: null }),
        ],
      },
    });
    const report = await importIssues(issue);
    expect(report.reasons.comments).toEqual({ empty: 1, 'restricted to a group': 1, 'not in the input': 1 });
    expect(report.omittedDetails).toEqual({
      'fields "versions" (stored but not shown)': 1,
      'fields "customfield_1" (stored but not shown)': 1,
      'fix versions after the first one of an issue (stored but not shown)': 1,
    });
    expect(await readIssue()).toEqual({
      number: 123,
      title: 'Lid does not close, case NET-123',
      body: 'It stays **open**.\n\n**Environment**\n\nStove 3\n\nAttachment: lid.png',
      type: 1,
      priority: 3,
      vote_count: 4,
      state: "Won't fix",
      login: 'ada',
      name: 'Ada L.',
      closed_at: new Date('2021-03-05T00:00:00Z'),
      source_id: 'NET-123',
      url: 'https://jira.kettle.example/browse/NET-123',
      milestone: '2.0',
      labels: 'component::Lid, steam',
      comments: 'See @ada and `lid()`. | From nobody',
      raw: {
        issuetype: 'New Feature',
        priority: 'Major',
        status: 'Closed',
        resolution: 'Not Our Bug',
        fixVersions: ['2.0', '3.0'],
        versions: ['1.0'],
        customfield_1: 'Eve',
      },
    });
    const version = await project.readProjectVersion();
    expect((await importIssues(issue)).counts).toMatchObject({
      issues: { changed: 0, unchanged: 1 },
      comments: { unchanged: 2 },
    });
    expect(await project.readProjectVersion()).toBe(version);
  });

  test.each([
    ['Open', undefined, null, 'Backlog'],
    ['Needs Triage', 'new', null, 'Untriaged'],
    ['In Progress', undefined, null, 'In progress'],
    ['Testing', 'indeterminate', null, 'In progress'],
    ['Reopened', undefined, 'Fixed', 'Backlog'],
    ['Resolved', undefined, 'Fixed', 'Done'],
    ['Shipped', undefined, 'Done', 'Done'],
    ['Closed', undefined, null, 'Done'],
    ['Closed', undefined, 'Cannot Reproduce', 'Cannot reproduce'],
    ['Closed', undefined, "Won't Fix", "Won't fix"],
    ['Closed', 'done', 'Duplicate', 'Duplicate'],
  ])('maps the status %s (%s, %s) to %s', async (name, category, resolution, state) => {
    const status = { name, statusCategory: category && { key: category } };
    await importIssues(createJiraIssue('NET-1', { status, resolution: resolution && { name: resolution } }));
    expect(await readIssue()).toMatchObject({ state });
  });

  test('imports the changelog as events', async () => {
    const item = (field: string, from: string, fromString: string, to: string, toString: string) => ({
      field,
      from,
      fromString,
      to,
      toString,
    });
    const report = await importIssues(
      createJiraIssue(
        'NET-1',
        { status: { name: 'Done', statusCategory: { key: 'done' } }, resolution: { name: "Won't Do" } },
        {
          changelog: {
            histories: [
              {
                id: '2',
                author: { name: 'grace' },
                created: '2021-03-04T00:00:00.000+0000',
                items: [
                  item('status', '3', 'In Progress', '4', 'Done'),
                  item('resolution', '', '', '1', "Won't Do"),
                  item('Rank', '', '', '', 'higher'),
                ],
              },
              {
                id: '1',
                author: { name: 'ada' },
                created: '2021-03-03T00:00:00.000+0000',
                items: [
                  item('status', '1', 'Open', '3', 'In Progress'),
                  item('assignee', '', '', 'grace', 'Grace H.'),
                  item('labels', '', 'steam', '', 'steam hot'),
                  { field: 'Component' },
                ],
              },
            ],
          },
        },
      ),
    );
    expect(report.reasons.events).toEqual({ 'changes of Rank': 1 });
    const events =
      await project.runSqlQuery(sql`SELECT after, login FROM event LEFT JOIN app_user ON app_user.id = actor_id
      WHERE project_id = ${project.buildProjectIdSql()} AND source_id IS NOT NULL ORDER BY sequence`);
    expect(events).toEqual([
      { login: 'ada', after: { state: 3 } },
      { login: 'ada', after: { user: expect.any(Number) as number } },
      { login: 'ada', after: { label: expect.any(Number) as number } },
      { login: 'grace', after: { state: 6, reason: "won't do" } },
    ]);
    expect(await readIssue()).toMatchObject({ closed_at: new Date('2021-03-04T00:00:00Z') });
  });

  test('links issues once, and survives cycles of parents and duplicates', async () => {
    const report = await importIssues(
      createJiraIssue('NET-1', {
        parent: { key: 'NET-2' },
        issuelinks: [
          createJiraLink('Blocks', 'blocks', 'outwardIssue', 'NET-2'),
          createJiraLink('Duplicate', 'duplicates', 'outwardIssue', 'NET-3'),
          createJiraLink('Cloners', 'clones', 'outwardIssue', 'NET-3'),
          createJiraLink('Relates', 'relates to', 'outwardIssue', 'TEA-9'),
        ],
      }),
      createJiraIssue('NET-2', {
        parent: { key: 'NET-1' },
        subtasks: [{ key: 'NET-1' }],
        issuelinks: [createJiraLink('Blocks', 'blocks', 'inwardIssue', 'NET-1')],
      }),
      createJiraIssue('NET-3', {
        issuelinks: [
          createJiraLink('Duplicate', 'duplicates', 'inwardIssue', 'NET-1'),
          createJiraLink('Duplicate', 'duplicates', 'outwardIssue', 'NET-1'),
          createJiraLink('Cloners', 'clones', 'inwardIssue', 'NET-1'),
        ],
      }),
    );
    expect(report.omittedDetails).toEqual({ 'links of the kind "Cloners", imported as "relates"': 2 });
    expect(report.reasons.links).toEqual({
      'circular parent relations': 1,
      'circular duplicate relations': 1,
      'the other issue was not imported': 1,
    });
    const links = await project.runSqlQuery(sql`SELECT number, kind, to_number FROM issue_link
      WHERE project_id = ${project.buildProjectIdSql()} ORDER BY kind`);
    expect(links.map(({ number, kind, to_number: to }) => [number, kind, to])).toEqual([
      [1, 0, 3],
      [1, 1, 2],
      [1, 2, 3],
    ]);
  });

  test('reads compressed pages, and selects one of several projects', async () => {
    const page = { total: 3, issues: [createJiraIssue('NET-5'), createJiraIssue('TEA-5'), { key: 'NET' }] };
    const file = input.write('page.json.gz', gzipSync(JSON.stringify(page)));
    const report = await project.importFrom(file, { only: 'net' });
    expect(report.counts.issues).toMatchObject({ read: 3, kept: 1, skipped: 1, dropped: 1 });
    const all = await project.importFrom(file);
    expect(all.renumberedIssues).toEqual([{ source: 'TEA-5', number: 6 }]);
    expect(all.notes).toEqual([expect.stringContaining('Use --only to import one of them')]);
  });

  test('imports each project of a file, and the links between them', async () => {
    const [a, b] = ['NETEACH', 'TEAEACH'];
    const issues = [
      createJiraIssue(`${a}-5`, {
        parent: { key: `${b}-5` },
        issuelinks: [createJiraLink('Blocks', 'blocks', 'outwardIssue', `${b}-5`)],
      }),
      'not an issue',
      createJiraIssue(`${b}-5`, {
        issuelinks: [
          createJiraLink('Blocks', 'blocks', 'inwardIssue', `${a}-5`),
          createJiraLink('Relates', 'relates to', 'outwardIssue', 'CUP-1'),
        ],
      }),
    ];
    const source = input.write('both.ndjson', formatNdjson(...issues));
    const run = () =>
      importEachWorded({ format: JIRA_FORMAT, source, create: true, report: input.path('reports.json') });
    const [first, second] = await run();
    expect(first).toMatchObject({ project: a, counts: { issues: { read: 2, kept: 1, dropped: 1 } } });
    expect(first!.counts.links).toMatchObject({ read: 3, kept: 1, unchanged: 1, dropped: 1 });
    expect(second).toMatchObject({
      project: b,
      counts: { issues: { read: 1, kept: 1 }, links: { dropped: 1 } },
    });
    expect(JSON.parse(readFileSync(input.path('reports.json'), 'utf8'))).toEqual([first, second]);
    const links = await project.runSqlQuery(sql`SELECT one.key AS from, other.key AS to FROM issue_link link
      JOIN project one ON one.id = link.project_id JOIN project other ON other.id = to_project_id
      WHERE one.key = ${a}`);
    expect(links).toEqual([{ from: a, to: b }]);
    const again = await run();
    expect(again.map(({ counts }) => counts.links.kept)).toEqual([0, 0]);
    expect(again.map(({ counts }) => counts.issues.unchanged)).toEqual([1, 1]);
  });

  test('a project that cannot be imported does not keep the others from being imported', async () => {
    const [a, b] = ['BEFOREBAD', 'AFTERBAD'];
    const source = input.write(
      'bad.ndjson',
      formatNdjson(
        createJiraIssue(`${a}-1`),
        createJiraIssue('A_B-1'),
        createJiraIssue(`${b}-1`, {
          issuelinks: [
            createJiraLink('Blocks', 'blocks', 'outwardIssue', `${a}-1`),
            createJiraLink('Blocks', 'blocks', 'outwardIssue', 'A_B-1'),
          ],
        }),
      ),
    );
    const options = { format: JIRA_FORMAT, source, create: true };
    const run = () => importEachWorded(options);
    const [first, bad, last] = await run();
    expect(first).toMatchObject({ project: a, failure: null, counts: { issues: { kept: 1 } } });
    expect(bad).toMatchObject({ project: 'A_B', counts: { issues: { kept: 0 } }, reconciliation: null });
    expect(bad!.failure).toMatch('The name of the project A_B cannot be the key of a project.');
    expect(last).toMatchObject({ project: b, failure: null, counts: { issues: { kept: 1 } } });
    expect(last!.counts.links).toMatchObject({ read: 2, kept: 1, dropped: 1 });
    expect(last!.reconciliation!.differences).toEqual([
      {
        kind: 'links',
        value: 'blocks',
        source: 2,
        store: 1,
        reasons: { 'the other issue was not imported': -1 },
        examples: [`${b}-1`],
      },
    ]);
  });

  test('a canceled import of each project continues when it is run again', async () => {
    const keys = ['CANCELA', 'CANCELB', 'CANCELC'];
    const source = input.write(
      'cancel.ndjson',
      formatNdjson(...keys.map((key) => createJiraIssue(`${key}-1`))),
    );
    const cancel = new AbortController();
    const options = { format: JIRA_FORMAT, source, create: true };
    let started = 0;
    const progress = {
      ...NOOP_PROGRESS_REPORTER,
      finish: () => {
        started += 1;
        // After the input has been read and the first project was imported.
        if (started === 2) cancel.abort(new Error('Canceled.'));
      },
    };
    const run = (signal?: AbortSignal) =>
      importEachProject(project.getStore(), { ...options, ...(signal && { signal }) }, progress);
    expect((await run(cancel.signal)).map(({ project: key }) => key)).toEqual(['CANCELA']);
    const reports = await run();
    expect(reports.map(({ counts }) => [counts.issues.kept, counts.issues.unchanged])).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
    expect(reports.map(({ reconciliation }) => reconciliation!.differenceCount)).toEqual([0, 0, 0]);
  });

  test('names people of Jira Cloud by their display names', async () => {
    const ada = { accountId: '5b10a2844c20165700ede21a', displayName: 'Ada Lovelace' };
    await importIssues(
      createJiraIssue('NET-1', { reporter: ada, description: 'Ask [~accountid:5b10a2844c20165700ede21a].' }),
    );
    expect(await readIssue()).toMatchObject({
      login: 'ada-lovelace',
      name: 'Ada Lovelace',
      body: 'Ask @5b10a2844c20165700ede21a.',
    });
  });
});
