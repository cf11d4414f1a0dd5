/** Compares the word index with SQL, after changes to issues and to the index files. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { EventKind } from '../../../shared/events/kinds';
import { SEARCHABLE_TEXT_FIELDS, type SearchQueryTextNode } from '../../../shared/query/ast';
import { tokenizePhraseText, tokenizeQueryWord } from '../../../shared/query/tokens';
import { type TestProjectInfo, arbitraryTestIssueTracker } from '../../../testing/arbitraries';
import { replaceTestIssues, createTestProject } from '../../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertTestEvent } from '../../../testing/insertTestEvent';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import type { NewIssue } from '../../store/load/NewIssue';
import { buildIssueTextIndex, type IssueTextIndex } from '../../store/load/buildIssueTextIndex';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ProjectIndexEvent } from '../indexing/SearchIndexRegistry';
import { buildTextMatchCondition } from '../sql/words';
import { readSelectedIssueNumbers } from '../statements/readSelectedIssueNumbers';
import { createWordIndex, type WordIndex } from './createWordIndex';
import { scaleRandomCases } from '../../../testing/randomCases';

const PROPERTY_TEST_RUNS = scaleRandomCases(15);
/** Limits that are so small that a few issues make many segment files. */
const SMALL_WORD_INDEX_LIMITS = { segmentIssues: 6, overlayIssues: 3, verifiedIssues: 2 };

const SEARCHED_WORDS = [
  'crash',
  'cra',
  'c',
  'out',
  'of',
  'foo.bar',
  'foo',
  'barbaz',
  'std::vec',
  'x',
  's',
  'über',
  '崩',
];
const SEARCHED_PHRASES = ['out of memory', 'foo barbaz', 'memory leak', 's', 'b c', 'crash of'];

const arbitraryQueryTextNode: fc.Arbitrary<SearchQueryTextNode> = fc
  .record({
    text: fc.oneof(
      fc
        .array(fc.constantFrom(...SEARCHED_WORDS), { minLength: 1, maxLength: 2 })
        .map((words) => words.join('/')),
      fc.constantFrom(...SEARCHED_PHRASES),
    ),
    phrase: fc.boolean(),
    prefix: fc.boolean(),
    fields: fc.constantFrom(
      SEARCHABLE_TEXT_FIELDS,
      SEARCHABLE_TEXT_FIELDS,
      ['title'] as const,
      ['body', 'comments'] as const,
    ),
  })
  .map((node) => ({
    ...node,
    kind: 'text',
    tokens: node.phrase ? tokenizePhraseText(node.text) : tokenizeQueryWord(node.text),
    start: 0,
    end: 0,
  }));

const arbitraryWordIndexTestStep = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'change', 'change', 'change', 'remove', 'reopen', 'settle'),
  pick: fc.nat(1_000),
  nodes: fc.array(arbitraryQueryTextNode, { minLength: 2, maxLength: 4 }),
});

describeEachDatabaseEngine('the word index', (open) => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  let names: TestProjectInfo;
  let index: WordIndex;
  let events: ProjectIndexEvent[];

  beforeAll(async () => {
    store = await open();
    names = await createTestProject(store);
  });
  beforeEach(() => {
    events = [];
    reopenWordIndex();
  });
  afterEach(() => index.close());

  function reopenWordIndex(): void {
    index = createWordIndex({
      store,
      folder: folder(),
      limits: SMALL_WORD_INDEX_LIMITS,
      onProject: (e) => events.push(e),
    });
  }

  async function expectSameIssuesAsSql(node: SearchQueryTextNode): Promise<void> {
    const { projectId } = names;
    const { version, value } = await readSelectedIssueNumbers(
      store.db,
      projectId,
      sql`SELECT t.number FROM issue_text t WHERE t.project_id = ${projectId} AND ${buildTextMatchCondition(node)}
        ORDER BY t.number`,
    );
    // If the event log does not cover all versions, the word index is rebuilt in the background.
    const found =
      (await index.findMatchingIssues(projectId, node, version)) ??
      (await loadWordIndexAndFindIssues(node, version));
    expect(found).toEqual({ version, value });
  }

  async function loadWordIndexAndFindIssues(node: SearchQueryTextNode, version: number) {
    await index.loadProjectIndex(names.projectId);
    return index.findMatchingIssues(names.projectId, node, version);
  }

  it(
    'finds the same issues as SQL while issues are added and changed and the server restarts',
    () =>
      fc.assert(
        fc.asyncProperty(
          arbitraryTestIssueTracker(names),
          arbitraryTestIssueTracker(names),
          fc.array(arbitraryWordIndexTestStep, { maxLength: 12 }),
          async (tracker, other, all) => {
            await replaceTestIssues(store, { ...tracker, issues: [] });
            const waiting = [...tracker.issues];
            const present: NewIssue[] = [];
            for (const { what, pick, nodes } of all) {
              if (what === 'add') {
                const some = waiting.splice(waiting.length && pick % waiting.length, 12);
                if (some.length > 0) await bulkLoadIssues(store, names.projectId, some);
                present.push(...some);
              } else if (what === 'change') {
                for (const [i, { title, body, comments }] of other.issues
                  .slice(pick % 20, 4 + (pick % 20))
                  .entries()) {
                  const { number } = present[(pick + i * 7) % present.length] ?? { number: 1 };
                  await replaceIndexedIssueWords(
                    store,
                    names.projectId,
                    number,
                    buildIssueTextIndex(
                      title,
                      body,
                      comments.map((each) => each.body),
                    ),
                  );
                }
              } else if (what === 'remove') {
                await removeIssueText(store, names.projectId, present[pick % present.length]?.number ?? 1);
              } else if (what === 'settle') {
                await index.loadProjectIndex(names.projectId);
                await index.waitForSegmentMerges(names.projectId);
              } else {
                await index.close();
                reopenWordIndex();
              }
              await index.loadProjectIndex(names.projectId);
              for (const node of nodes) await expectSameIssuesAsSql(node);
            }
          },
        ),
        { numRuns: PROPERTY_TEST_RUNS },
      ),
    600_000,
  );

  it('rebuilds an index that is damaged, of another database or of another history', async () => {
    const [tracker] = fc.sample(arbitraryTestIssueTracker(names), { numRuns: 1, seed: 3 });
    await replaceTestIssues(store, tracker!);
    await index.loadProjectIndex(names.projectId);
    const home = path.join(folder(), String(names.projectId));
    const damages: (() => unknown)[] = [
      ...readdirSync(home).flatMap((name) => {
        const file = path.join(home, name);
        const bytes = readFileSync(file);
        const flipped = Buffer.from(bytes);
        flipped[bytes.length >> 1]! ^= 4;
        return [
          () => writeFileSync(file, flipped),
          () => writeFileSync(file, bytes.subarray(0, -1)),
          () => writeFileSync(file, ''),
        ];
      }),
      () => sql`UPDATE setting SET value = 'another' WHERE key = 'search.database'`.execute(store.db),
      () => sql`UPDATE event SET created_at = created_at + interval '1 second'`.execute(store.db),
      () => sql`UPDATE project SET version = version - 1`.execute(store.db),
    ];
    for (const damage of damages) {
      await index.loadProjectIndex(names.projectId);
      await index.close();
      await damage();
      reopenWordIndex();
      await index.loadProjectIndex(names.projectId);
      for (const node of fc.sample(arbitraryQueryTextNode, { numRuns: 8, seed: 5 }))
        await expectSameIssuesAsSql(node);
    }
    expect(events.every(({ state }) => state === 'ready')).toBe(true);
  });

  it('does not read texts again after an event that changes no text', async () => {
    const { projectId } = names;
    const [tracker] = fc.sample(arbitraryTestIssueTracker(names), { numRuns: 1, seed: 3 });
    await replaceTestIssues(store, tracker!);
    const word: SearchQueryTextNode = {
      kind: 'text',
      text: 'aardvark',
      tokens: ['aardvark'],
      fields: SEARCHABLE_TEXT_FIELDS,
      phrase: false,
      prefix: false,
      start: 0,
      end: 0,
    };
    const { number } = await store.db
      .selectFrom('issue_text')
      .select('number')
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    const version = async () =>
      (await readSelectedIssueNumbers(store.db, projectId, sql`SELECT 1 AS number`)).version;
    const found = async () => index.findMatchingIssues(projectId, word, await version());
    await index.loadProjectIndex(projectId);
    await replaceIndexedIssueWords(
      store,
      projectId,
      number,
      buildIssueTextIndex('An aardvark', '', []),
      'labeled',
    );
    expect(await found()).toEqual({ version: await version(), value: Int32Array.of() });
    // There are more events than the maximum number of changed issues that a request waits for. But only
    // changed texts count for this maximum, and these events change none.
    await store.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 501; i++) await insertTestEvent(tx, projectId, 1_000 + i, 'priority_changed');
    });
    expect(await found()).toEqual({ version: await version(), value: Int32Array.of() });
    await replaceIndexedIssueWords(
      store,
      projectId,
      number,
      buildIssueTextIndex('An aardvark', '', []),
      'renamed',
    );
    expect(await found()).toEqual({ version: await version(), value: Int32Array.of(number) });
  });

  describe('after a failure to load', () => {
    const node: SearchQueryTextNode = {
      kind: 'text',
      text: 'crash',
      phrase: false,
      prefix: false,
      fields: SEARCHABLE_TEXT_FIELDS,
      tokens: tokenizeQueryWord('crash'),
      start: 0,
      end: 0,
    };

    it('is opened again by a request after the retry delay', async () => {
      await index.close();
      writeFileSync(path.join(folder(), 'occupied'), '');
      const retryAfter = 3_600_000;
      index = createWordIndex({
        store,
        folder: path.join(folder(), 'occupied'),
        retryAfter,
        onProject: (event) => events.push(event),
      });
      await index.loadProjectIndex(names.projectId);
      expect(events).toMatchObject([{ state: 'failed' }]);
      await index.loadProjectIndex(names.projectId);
      expect(await index.findMatchingIssues(names.projectId, node, 0)).toBeNull();
      expect(events).toHaveLength(1);
      rmSync(path.join(folder(), 'occupied'));
      const now = performance.now.bind(performance);
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + retryAfter + 1);
      expect(await index.findMatchingIssues(names.projectId, node, 0)).toBeNull();
      await index.loadProjectIndex(names.projectId);
      clock.mockRestore();
      expect(events).toMatchObject([{ state: 'failed' }, { state: 'ready' }]);
      await expectSameIssuesAsSql(node);
    });
  });
});

/** Replaces the indexed words of an issue, with one event. */
async function replaceIndexedIssueWords(
  store: DatabaseStore,
  projectId: number,
  number: number,
  { words, plain }: IssueTextIndex,
  kind?: EventKind,
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('issue_text')
      .set({ words, plain })
      .where('project_id', '=', projectId)
      .where('number', '=', number)
      .execute();
    await insertTestEvent(tx, projectId, number, kind);
  });
}

async function removeIssueText(store: DatabaseStore, projectId: number, number: number): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('issue_text')
      .where('project_id', '=', projectId)
      .where('number', '=', number)
      .execute();
    await insertTestEvent(tx, projectId, number);
  });
}
