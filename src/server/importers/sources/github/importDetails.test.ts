import { getEventKindCode } from '../../../../shared/events/kinds';
import { findStoreInconsistencies } from '../../../../testing/findStoreInconsistencies';
import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { readUserIdsByLogin } from '../../../search/list/catalog';
import { readUsersAndPlaceholdersByLogin } from '../../../store/read/users';
import { insertUser } from '../../../store/write/users';
import { formatNdjson } from '../../testing/inputFiles';
import { GITHUB_FORMAT } from './githubFormat';
import { createGithubRestIssue } from './testing/fixtures';

describeImport(
  GITHUB_FORMAT,
  'details of people, labels and milestones imported from GitHub',
  (project, input) => {
    const createEvent = (id: number, event: string, more: Record<string, unknown>) => ({
      id,
      event,
      actor: { login: 'grace' },
      created_at: `2021-03-01T10:00:${String(id).padStart(2, '0')}Z`,
      ...more,
    });
    const readLabels = () =>
      project.runSqlQuery(sql`SELECT name, color, description FROM label
      WHERE project_id = ${project.buildProjectIdSql()} ORDER BY name`);
    const readMilestones = () =>
      project.runSqlQuery(sql`SELECT title, description, due_on, closed_at FROM milestone
      WHERE project_id = ${project.buildProjectIdSql()} ORDER BY title`);

    test('imports the assignee of issues whose list of assignees is missing or empty', async () => {
      const { assignees: _, ...issue } = createGithubRestIssue(1, { assignee: { login: 'linus' } });
      await project.importFrom(
        input.write(
          'assignee.ndjson',
          formatNdjson(
            issue,
            createGithubRestIssue(2, { assignee: { login: 'linus' }, assignees: [] }),
            createGithubRestIssue(3, {
              assignee: { login: 'linus' },
              assignees: [{ login: 'linus' }, { login: 'ken' }],
            }),
            createGithubRestIssue(4, { assignee: null, assignees: [] }),
          ),
        ),
      );
      const rows = await project.runSqlQuery(sql`
      SELECT number, (SELECT array_agg(name ORDER BY nth) FROM app_user
        JOIN unnest(assignee_ids) WITH ORDINALITY AS assignee (id, nth) USING (id)) AS assignees
      FROM issue WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`);
      expect(rows.map(({ assignees }) => assignees)).toEqual([['linus'], ['linus'], ['linus', 'ken'], null]);
    });

    test('keeps the logins of people, and an account that is created later gets its login', async () => {
      const readAuthors = () =>
        project.runSqlQuery(sql`SELECT login, name, placeholder FROM app_user
        WHERE id IN (SELECT author_id FROM issue WHERE project_id = ${project.buildProjectIdSql()}) ORDER BY name`);
      const authors = ['Margaret-H', 'barbara'];
      const file = input.write(
        'people.ndjson',
        formatNdjson(...authors.map((login, i) => createGithubRestIssue(i + 1, { user: { login } }))),
      );
      await project.importFrom(file);
      const placeholder = true;
      expect(await readAuthors()).toEqual([
        { login: 'Margaret-H', name: 'Margaret-H', placeholder },
        { login: 'barbara', name: 'barbara', placeholder },
      ]);
      const account = {
        login: 'barbara',
        name: 'B.',
        email: null,
        site_role: 'user',
        password_hash: null,
      } as const;
      const insertAccount = () =>
        project
          .getStore()
          .db.transaction()
          .execute((tx) => insertUser(tx, account));
      expect(await insertAccount()).not.toBeNull();
      expect(await insertAccount()).toBeNull();
      expect(await readAuthors()).toEqual([
        { login: 'Margaret-H', name: 'Margaret-H', placeholder },
        { login: 'github barbara', name: 'barbara', placeholder },
      ]);
      const { db } = project.getStore();
      const found = await readUserIdsByLogin(db, ['barbara', 'margaret-h']);
      expect(found.map(({ login }) => login).sort()).toEqual(['barbara', 'barbara', 'margaret-h']);
      expect(await readUsersAndPlaceholdersByLogin(db, ['margaret-h'])).toMatchObject([
        { name: 'Margaret-H' },
      ]);
      expect((await project.importFrom(file)).counts).toMatchObject({
        people: { kept: 0 },
        issues: { unchanged: 2 },
      });
    });

    test('imports details of labels and milestones that an event names first', async () => {
      const milestone = {
        title: 'Autumn',
        description: 'Leaves',
        state: 'closed',
        due_on: '2021-10-01T07:00:00Z',
        closed_at: '2021-10-02T08:00:00Z',
      };
      const old = createGithubRestIssue(1, { labels: [] });
      const events = [
        createEvent(1, 'labeled', { label: { name: 'ui', color: '000000' } }),
        createEvent(2, 'unlabeled', { label: { name: 'ui', color: '000000' } }),
        createEvent(3, 'milestoned', { milestone: { title: 'autumn' } }),
        createEvent(4, 'demilestoned', { milestone: { title: 'autumn' } }),
        createEvent(5, 'labeled', { label: { name: 'gone', color: '123456' } }),
      ];
      const labels = [{ name: 'UI', color: 'AABBCC', description: 'Screens' }];
      const records = [
        { issue: old, events },
        { issue: createGithubRestIssue(2, { labels, milestone }), events: [] },
      ];
      const completeLabels = [
        { name: 'UI', color: '#aabbcc', description: 'Screens' },
        { name: 'gone', color: '#123456', description: '' },
      ];
      const completeMilestones = [
        {
          title: 'Autumn',
          description: 'Leaves',
          due_on: new Date(milestone.due_on),
          closed_at: new Date(milestone.closed_at),
        },
      ];
      // The second order needs several batches, because an issue may occur only once in a batch.
      for (const order of [records, [records[0], records[0], records[1]]]) {
        project.startNewProject();
        const report = await project.importFrom(input.write('details.ndjson', formatNdjson(...order)));
        expect(await readLabels()).toEqual(completeLabels);
        expect(await readMilestones()).toEqual(completeMilestones);
        expect(report.notes).toEqual([]);
        expect(report.counts).toMatchObject({
          labels: { kept: 2, changed: 0 },
          milestones: { kept: 1, changed: 0 },
        });
      }
      // A canceled import may have written the events only.
      project.startNewProject();
      await project.importFrom(input.write('first.ndjson', formatNdjson(records[0])));
      const report = await project.importFrom(input.path('details.ndjson'));
      expect(report.counts).toMatchObject({ labels: { changed: 1 }, milestones: { changed: 1 } });
      expect((await readLabels())[1]).toEqual({ name: 'ui', color: '#000000', description: 'Screens' });
      expect(await readMilestones()).toMatchObject([{ ...completeMilestones[0], title: 'autumn' }]);
      expect(
        await project.runSqlQuery(sql`SELECT before, after FROM event
        WHERE project_id = ${project.buildProjectIdSql()} AND kind = ${getEventKindCode('milestone_changed')}`),
      ).toMatchObject([{ before: { description: '' }, after: { description: 'Leaves' } }]);
      const version = await project.readProjectVersion();
      await project.importFrom(input.path('details.ndjson'));
      expect(await project.readProjectVersion()).toBe(version);
    });

    test('reports labels that differ between issues', async () => {
      const label = { name: 'ui', color: 'aabbcc', description: 'Screens' };
      const issues = ['Screens', 'Views', 'Windows'].map((description, i) =>
        createGithubRestIssue(i + 1, { labels: [{ ...label, description }] }),
      );
      const report = await project.importFrom(input.write('labels.ndjson', formatNdjson(...issues)));
      expect(await readLabels()).toEqual([{ ...label, color: '#aabbcc' }]);
      expect(report.notes).toEqual([
        'The details of "ui" differ between issues of the source (labels). Those of the first issue were imported.',
      ]);
    });

    test('reports a missing closing time and mentions of deleted accounts, and keeps spaces around a title', async () => {
      const closed = { state: 'closed', state_reason: 'completed', closed_at: null };
      const event = createEvent(1, 'closed', { id: 7 });
      const report = await project.importFrom(
        input.write(
          'closed.ndjson',
          formatNdjson(createGithubRestIssue(1, { ...closed, title: ' Two spaces ' }), {
            issue: createGithubRestIssue(2, closed),
            events: [event, { ...event, event: 'mentioned', actor: null }],
          }),
        ),
      );
      expect(report.problems).toMatchObject([
        { line: 1, what: 'altered', why: 'issue 1: it is closed, but has no closing time' },
      ]);
      expect(report.reasons.events).toEqual({ 'mentions of deleted accounts': 1 });
      const rows = await project.runSqlQuery(sql`
      SELECT title, closed_at, (SELECT count(*)::int FROM event
        WHERE event.project_id = issue.project_id AND issue_number = issue.number) AS events
      FROM issue WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`);
      expect(rows).toEqual([
        { title: ' Two spaces ', closed_at: null, events: 1 },
        { title: 'Kettle boils over, case 2', closed_at: new Date(event.created_at), events: 2 },
      ]);
      expect(await findStoreInconsistencies(project.getStore())).toEqual([]);
    });
  },
);
