import fs from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { type ImportCommandResult, runCommand, runImportCommand } from '../../testing/runImportCommand';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import { createBug, createBugComment } from '../importers/sources/bugzilla/testing/fixtures';
import { createGithubRestComment, createGithubRestIssue } from '../importers/sources/github/testing/fixtures';
import { createGitlabIssue, createGitlabNote } from '../importers/sources/gitlab/testing/fixtures';
import { createJiraComment, createJiraIssue } from '../importers/sources/jira/testing/fixtures';
import { formatNdjson } from '../importers/testing/inputFiles';
import type { DatabaseStore } from '../store/DatabaseStore';
import { RANDOM_SEED } from '../../testing/randomCases';

const getFolder = createTemporaryFolderPerTest();

async function importFile(
  store: DatabaseStore,
  format: string,
  key: string,
  content: string,
): Promise<ImportCommandResult> {
  await fs.writeFile(path.join(getFolder(), 'input'), content);
  return runImportCommand(store, getFolder(), format, 'input', key);
}

/** Returns the content of all tables, and the exports of a project. */
async function readEverything(store: DatabaseStore, key: string): Promise<string> {
  const { rows: tables } = await sql<{
    name: string;
  }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(store.db);
  const contents: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`SELECT to_jsonb(t) AS row FROM ${sql.table(name)} t`.execute(store.db);
    contents.push(JSON.stringify(rows));
  }
  contents.push(await runCommand(store, getFolder(), ['export', '--project', key, '--format', 'ndjson']));
  contents.push(await runCommand(store, getFolder(), ['export', '--project', key, '--format', 'csv']));
  return contents.join('\n');
}

const SECRET = 'zinnober';
const KEPT = 'kobalt';
/** Returns each occurrence of a word in a text, with up to 60 characters before and after it. */
const findExcerpts = (text: string, word: string): string[] =>
  text.match(new RegExp(`.{0,60}${word}.{0,60}`, 'g')) ?? [];

type Field = readonly [name: string, value: unknown];

const arbitraryFlagName = fc.constantFrom(
  ...[
    'is_private',
    'isPrivate',
    'private',
    'Private',
    'confidential',
    'isConfidential',
    'internal',
    'is_internal',
  ],
  ...[
    'restricted',
    'Restricted?',
    'sensitive',
    'security-embargoed',
    'embargoed',
    'Vertraulich',
    'Privat',
    'privé',
  ],
);
const arbitraryYes = fc.constantFrom<unknown>(
  ...[
    true,
    1,
    '1',
    'true',
    'TRUE',
    ' yes ',
    'Y',
    'Yes',
    'x',
    'on',
    'ja',
    'oui',
    'private',
    'Only for the board',
    7,
  ],
  ...[{ value: 'Yes' }, ['Private'], { id: '3', name: 'On' }, [{ value: 'confidential' }]],
);
const arbitraryNo = fc.constantFrom<unknown>(
  ...[false, 0, '0', 'false', 'FALSE', 'no', 'N', ' No', 'off', 'nein', 'non', '', null, 'public', []],
);
/** A field that the source stores as a value with a name. */
const arbitraryNamedValue: fc.Arbitrary<Field> = fc
  .tuple(
    fc.constantFrom('properties', 'custom_fields', 'customFields'),
    fc.constantFrom('key', 'name'),
    fc.oneof(
      fc.tuple(arbitraryFlagName, arbitraryYes),
      fc.constantFrom<Field>(
        ['sd.public.comment', { internal: true }],
        ['Security level', { name: 'Board' }],
      ),
    ),
  )
  .map(([list, naming, [name, value]]) => [list, [{ [naming]: name, value }]]);
const arbitraryRestrictedField: fc.Arbitrary<Field> = fc.oneof(
  arbitraryNamedValue,
  { arbitrary: fc.tuple(arbitraryFlagName, arbitraryYes), weight: 6 },
  fc.tuple(
    fc.constantFrom('security', 'securityLevel', 'Security Level', 'security_level', 'restricted to'),
    fc.constantFrom<unknown>(
      { id: '9', name: 'Board' },
      'Board',
      ['Board'],
      [{ name: 'Board' }],
      'Staff only',
    ),
  ),
  fc.tuple(
    fc.constantFrom('visibility', 'Visible to', 'view_state', 'visibleTo', 'Sichtbarkeit'),
    fc.constantFrom<unknown>(
      ...[
        'private',
        'Board',
        'role',
        0,
        { type: 'role', value: 'public' },
        { type: 'group', value: 'board' },
      ],
      ...[
        { id: 50, name: 'private' },
        { $type: 'LimitedVisibility', permittedGroups: [{ name: 'Board' }] },
      ],
    ),
  ),
  fc.tuple(
    fc.constantFrom('public', 'isPublic', 'jsdPublic', 'öffentlich'),
    fc.constantFrom<unknown>(false, 'no', 0, 'private', '', null, '-', '✗', '☐', '?'),
  ),
);
const arbitraryPublicField: fc.Arbitrary<Field> = fc.oneof(
  fc.tuple(arbitraryFlagName, arbitraryNo),
  fc.tuple(
    fc.constantFrom('visibility', 'visible_to', 'view_state'),
    fc.constantFrom<unknown>(
      'public',
      'Everyone',
      { id: 10, name: 'public' },
      { $type: 'UnlimitedVisibility' },
    ),
  ),
  fc.tuple(fc.constantFrom('locked', 'discussion_locked', 'active_lock_reason'), fc.constant<unknown>(true)),
  fc.tuple(fc.constantFrom('public', 'isPublic'), fc.constantFrom<unknown>(true, 'yes', 1, '✓')),
);
const arbitraryMinimizedField: fc.Arbitrary<Field> = fc.constantFrom<Field>(
  ['isMinimized', true],
  ['minimized', { reason: 'abuse' }],
  ['minimizedReason', 'spam'],
  ['isMinimized', 'true'],
);

const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: RANDOM_SEED });

interface TestFormat {
  name: string;
  /** Creates an issue whose texts contain a word, with fields and comments. */
  createIssue: (
    number: number,
    word: string,
    fields: Record<string, unknown>,
    comments: readonly (readonly [word: string, fields: Record<string, unknown>])[],
  ) => unknown;
}

const toWords = (word: string) => `${word} in the boiler`;

const FORMATS: readonly TestFormat[] = [
  {
    name: 'github',
    createIssue: (number, word, fields, comments) =>
      createGithubRestIssue(number, {
        title: toWords(word),
        body: toWords(word),
        labels: [{ name: `label-${word}` }],
        other: { text: word },
        comments_data: comments.map(([text, more], i) =>
          createGithubRestComment(number * 100 + i, toWords(text), more),
        ),
        ...fields,
      }),
  },
  {
    name: 'gitlab',
    createIssue: (iid, word, fields, comments) =>
      createGitlabIssue(iid, {
        title: toWords(word),
        description: toWords(word),
        labels: [`label-${word}`],
        other: { text: word },
        notes: comments.map(([text, more], i) => createGitlabNote(iid * 100 + i, toWords(text), more)),
        ...fields,
      }),
  },
  {
    name: 'bugzilla',
    createIssue: (id, word, fields, comments) =>
      createBug(id, {
        summary: toWords(word),
        keywords: [`label-${word}`],
        other: { text: word },
        comments: [
          createBugComment(id * 100, 0, toWords(word)),
          ...comments.map(([text, more], i) =>
            createBugComment(id * 100 + i + 1, i + 1, toWords(text), more),
          ),
        ],
        ...fields,
      }),
  },
  {
    name: 'jira',
    createIssue: (number, word, fields, comments) =>
      createJiraIssue(`KET-${number}`, {
        summary: toWords(word),
        description: toWords(word),
        labels: [`label-${word}`],
        other: { text: word },
        comment: {
          comments: comments.map(([text, more], i) =>
            createJiraComment(number * 100 + i, toWords(text), more),
          ),
        },
        worklog: {
          worklogs: comments.map(([text, more], i) => ({
            id: `${number}0${i}`,
            comment: toWords(text),
            ...more,
          })),
        },
        ...fields,
      }),
  },
];

describeEachDatabaseEngine('winnow import of restricted records', (open) => {
  let store: DatabaseStore;
  let lastKey = 0;
  let key: string;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    key = `REST${++lastKey}`;
  });

  describe.each(FORMATS)('$name', ({ name, createIssue }) => {
    /** A word of texts that were public at the first import. */
    const former = `mennige${name}`;

    test('leaves out issues and comments with a restricting field, and keeps all others', async () => {
      const restricted = sample(arbitraryRestrictedField, 60);
      const unrestricted = sample(arbitraryPublicField, 40);
      const ofComments = sample(
        name === 'github'
          ? fc.oneof(arbitraryRestrictedField, arbitraryMinimizedField)
          : arbitraryRestrictedField,
        40,
      );
      const records = [
        ...restricted.map(([field, value], i) =>
          createIssue(i + 1, SECRET, { [field]: value }, [[SECRET, {}]]),
        ),
        ...unrestricted.map(([field, value], i) =>
          createIssue(i + 101, KEPT, { [field]: value }, [[KEPT, {}]]),
        ),
        ...ofComments.map(([field, value], i) =>
          createIssue(i + 201, KEPT, {}, [
            [SECRET, { [field]: value }],
            [KEPT, Object.fromEntries([unrestricted[i]!])],
          ]),
        ),
      ];
      for (const round of [1, 2]) {
        const { report, printed } = await importFile(store, name, key, formatNdjson(...records));
        expect(report.problems).toEqual([]);
        expect(report.counts.issues).toMatchObject({
          read: 140,
          skipped: 60,
          [round === 1 ? 'kept' : 'unchanged']: 80,
        });
        expect(report.counts.comments).toMatchObject({
          dropped: 40,
          [round === 1 ? 'kept' : 'unchanged']: 80,
        });
        expect(report.reconciliation!.unexplainedCount).toBe(0);
        expect(findExcerpts(printed, SECRET)).toEqual([]);
        const everything = await readEverything(store, key);
        expect(findExcerpts(everything, toWords(KEPT))).not.toEqual([]);
        expect(findExcerpts(everything, SECRET)).toEqual([]);
      }
    });

    test('removes what has become restricted since the last import', async () => {
      const before = [
        createIssue(1, former, {}, [[KEPT, {}]]),
        createIssue(2, KEPT, {}, [
          [former, {}],
          [KEPT, {}],
        ]),
        createIssue(3, KEPT, {}, []),
      ];
      const { report: first } = await importFile(store, name, key, formatNdjson(...before));
      expect(first.counts.issues.kept).toBe(3);
      const edited = before.with(
        1,
        createIssue(2, KEPT, {}, [
          [`${former} edited`, {}],
          [KEPT, {}],
        ]),
      );
      await importFile(store, name, key, formatNdjson(...edited));
      const after = [
        createIssue(1, former, { is_private: '1' }, [[KEPT, {}]]),
        createIssue(2, KEPT, {}, [
          [former, { is_private: 'Y' }],
          [KEPT, {}],
        ]),
      ];
      const { report } = await importFile(store, name, key, formatNdjson(...after));
      expect(report.counts.issues).toMatchObject({ read: 2, skipped: 1, removed: 1 });
      expect(report.counts.comments).toMatchObject({ removed: 1 });
      const { rows } = await sql<{
        numbers: number[];
      }>`SELECT array_agg(number ORDER BY number) AS numbers FROM issue
        WHERE project_id = (SELECT id FROM project WHERE key = ${key})`.execute(store.db);
      expect(rows[0]!.numbers).toEqual([2, 3]);
      const everything = await readEverything(store, key);
      // The project keeps its labels, as after any other removal of an issue.
      expect(findExcerpts(everything.replaceAll(`label-${former}`, ''), former)).toEqual([]);
      const { report: later } = await importFile(store, name, key, formatNdjson(before[0]));
      expect(later.counts.issues.kept).toBe(1);
    });

    test('removes an issue that is the only one of the input and has become restricted', async () => {
      await importFile(
        store,
        name,
        key,
        formatNdjson(createIssue(1, former, {}, []), createIssue(2, KEPT, {}, [])),
      );
      const hidden = createIssue(1, former, { confidential: 'yes' }, []);
      const { report } = await importFile(store, name, key, formatNdjson(hidden));
      expect(report.counts.issues).toMatchObject({ read: 1, skipped: 1, removed: 1 });
    });
  });

  test('leaves out rows of CSV files with a restricting column, and columns with restricted texts', async () => {
    const quote = (value: unknown) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
      return text === 'null' ? '' : `"${text.replaceAll('"', '""')}"`;
    };
    const isText = ([, value]: Field) => typeof value !== 'object' || value === null;
    const fields = [
      ...sample(arbitraryRestrictedField, 80)
        .filter(isText)
        .map((field) => [field, SECRET] as const),
      ...sample(arbitraryPublicField, 30)
        .filter(isText)
        .map((field) => [field, KEPT] as const),
    ];
    for (const [[name, value], word] of fields) {
      key = `REST${++lastKey}`;
      const csv = [
        ['Number', 'Title', 'Description', 'Remark', name, 'Internal notes'],
        [1, toWords(word), toWords(word), word, value, ''],
        [2, `${KEPT} too`, 'x', 'x', name.match(/public|öffentlich/i) ? 'yes' : '', `${SECRET} for the team`],
      ]
        .map((row) => row.map(quote).join(','))
        .join('\n');
      const { report, printed } = await importFile(store, 'csv', key, csv);
      expect([name, value, report.counts.issues.skipped]).toEqual([name, value, word === SECRET ? 1 : 0]);
      expect(findExcerpts(printed, SECRET)).toEqual([]);
    }
    expect(findExcerpts(await readEverything(store, key), SECRET)).toEqual([]);
  });
});
