/** Changes issues through the API, and searches for duplicates of drafts after each change. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { waitUntil } from '../../../testing/waitUntil';
import { type MutationTestServer, openMutationTestServer } from '../../../testing/writeTestServer';
import { encodeGlobalId } from '../../domain/base/ids';
import type { IndexFileDelays } from '../../search/indexing/files/IndexFileSchedule';
import type { ProjectIndexEvent } from '../../search/indexing/SearchIndexRegistry';
import { createSqlIssueSearch } from '../../search/sql/createSqlIssueSearch';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { replaceDatabaseId } from '../../store/read/databaseId';
import { createDuplicateService, type DuplicateService } from './createDuplicateService';
import type { DuplicateThread } from './DuplicateThread';

/** Files are written only when the service is closed. */
const NEVER = { quietMs: 3_600_000, intervalMs: 3_600_000, buildIntervalMs: 3_600_000 };
const ENOUGH_BYTES = 200_000_000;
const TITLE = 'Zeppelin hangar door `Hangar::unlatch` jams';
const BODY =
  'The zeppelin cannot leave: HangarJammedError in Hangar::unlatch, seen at the northern moorings.';

interface FoundDuplicate {
  issue: { number: number };
  score: number;
  because: string[];
}

describeEachDatabaseEngine('the duplicate service', (open) => {
  let test: MutationTestServer;
  let service: DuplicateService;
  let threads: DuplicateThread[];
  let events: ProjectIndexEvent['state'][];
  /** The statements that have read texts of issues. */
  let contentReads: string[];
  let onContentRead: () => void = () => undefined;
  const folder = createTemporaryFolderPerTest();

  function openService(budget = ENOUGH_BYTES, delays: IndexFileDelays = NEVER): void {
    threads = [];
    events = [];
    service = createDuplicateService({
      store: test.store,
      budget,
      files: { folder: folder(), delays },
      onThread: (thread) => threads.push(thread),
      onProject: ({ projectId, state }) => projectId === test.tracker.netId && events.push(state),
    });
  }

  async function start(budget = ENOUGH_BYTES): Promise<void> {
    contentReads = [];
    test = await openMutationTestServer(
      (options) =>
        open({
          ...options,
          onStatement: (event) => {
            options?.onStatement?.(event);
            if (!event.sql.includes('texts.contents')) return;
            contentReads.push(event.sql);
            onContentRead();
          },
        }),
      createSqlIssueSearch,
      {
        duplicates: {
          findOfIssue: (...args) => service.findOfIssue(...args),
          findOfDraft: (...args) => service.findOfDraft(...args),
          getUnavailableReason: (projectId) => service.getUnavailableReason(projectId),
        },
      },
    );
    openService(budget);
    await service.loadAllProjects();
  }

  afterEach(async () => {
    onContentRead = () => undefined;
    await service.close();
    await test.close();
  });

  async function ask<Result>(query: string, variables: object = {}): Promise<Result> {
    const { data, errors } = (await test.postAsMaintainer({ query, variables })).json<{
      data: Result;
      errors?: unknown;
    }>();
    expect(errors).toBeUndefined();
    return data;
  }

  async function findOfDraft(title = TITLE, body = BODY): Promise<FoundDuplicate[]> {
    const { project } = await ask<{ project: { likelyDuplicates: FoundDuplicate[] } }>(
      `query ($title: String!, $body: String!) { project(key: "NET") {
        likelyDuplicates(title: $title, body: $body) { issue { number } score because } } }`,
      { title, body },
    );
    return project.likelyDuplicates;
  }

  async function findOfIssue(number: number): Promise<number[]> {
    const { project } = await ask<{ project: { issue: { likelyDuplicates: FoundDuplicate[] } } }>(
      `query ($number: Int!) { project(key: "NET") {
        issue(number: $number) { likelyDuplicates { issue { number } } } } }`,
      { number },
    );
    return project.issue.likelyDuplicates.map(({ issue }) => issue.number);
  }

  /** Returns the numbers of the likely duplicates of an issue that are preselected. */
  async function findPreselected(number: number): Promise<number[]> {
    const { project } = await ask<{
      project: { issue: { likelyDuplicates: (FoundDuplicate & { isPreselected: boolean })[] } };
    }>(
      `query ($number: Int!) { project(key: "NET") {
        issue(number: $number) { likelyDuplicates { issue { number } isPreselected } } } }`,
      { number },
    );
    return project.issue.likelyDuplicates
      .filter(({ isPreselected }) => isPreselected)
      .map(({ issue }) => issue.number);
  }

  async function createIssue(title: string, body: string): Promise<number> {
    const projectId = encodeGlobalId('Project', test.tracker.netId);
    const payload = await test.mutate(
      'createIssue',
      { projectId, title, body },
      'issue { number } errors { message }',
    );
    expect(payload.errors).toEqual([]);
    return (payload.issue as unknown as { number: number }).number;
  }

  async function change(mutation: string, input: object): Promise<void> {
    const payload = await test.mutate(mutation, { ...input }, 'errors { message }');
    expect(payload.errors).toEqual([]);
  }

  /** Whether the index finds the issue for the draft, with reasons that only the index gives. */
  const isFound = async (number: number) =>
    (await findOfDraft()).some(
      ({ issue, because }) =>
        issue.number === number && because.some((reason) => reason.includes('`Hangar::unlatch`')),
    );
  const isUpToDate = async () => {
    const version = await test.readProjectVersion();
    return service
      .getIndexLags()
      .some(({ projectId, version: reached }) => projectId === test.tracker.netId && reached === version);
  };

  it('finds issues as they are created, edited, deleted and purged', async () => {
    await start();
    expect(await findOfDraft()).toEqual([]);
    const created = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(created));
    const edited = await createIssue('Another one', 'without any common word');
    await change('updateIssue', { id: test.getGlobalId('Issue', edited), title: TITLE, body: BODY });
    await waitUntil(() => isFound(edited));
    expect(await findOfIssue(created)).toContain(edited);
    await change('deleteIssue', { id: test.getGlobalId('Issue', created) });
    await waitUntil(isUpToDate);
    expect((await findOfDraft()).map(({ issue }) => issue.number)).toEqual([edited]);
    await change('updateIssue', {
      id: test.getGlobalId('Issue', edited),
      title: 'Another one',
      body: 'Changed',
    });
    await waitUntil(isUpToDate);
    expect(await findOfDraft()).toEqual([]);
  });

  it('leaves out the issue itself and its known duplicates', async () => {
    await start();
    const [canonical, duplicate, other] = [
      await createIssue(TITLE, BODY),
      await createIssue(`${TITLE} again`, BODY),
      await createIssue(`${TITLE} still`, BODY),
    ];
    await waitUntil(() => isFound(other));
    expect((await findOfIssue(duplicate)).sort()).toEqual([canonical, other].sort());
    await change('linkIssues', {
      fromId: test.getGlobalId('Issue', duplicate),
      toId: test.getGlobalId('Issue', canonical),
      kind: 'DUPLICATES',
    });
    expect(await findOfIssue(duplicate)).toEqual([other]);
    expect(await findOfIssue(canonical)).toEqual([other]);
  });

  it('preselects a copy of an issue, and no issue that is only similar', async () => {
    await start();
    const similar = await createIssue('Gate of the zeppelin shed squeaks', 'Seen in the morning.');
    const original = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(original));
    expect(await findOfIssue(original)).toContain(similar);
    expect(await findPreselected(original)).toEqual([]);
    expect(await findPreselected(similar)).toEqual([]);
    const copy = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(copy));
    expect(await findPreselected(copy)).toEqual([original]);
    expect(await findPreselected(similar)).toEqual([]);
    const { project } = await ask<{ project: { likelyDuplicates: { isPreselected: boolean }[] } }>(
      `query ($title: String!, $body: String!) { project(key: "NET") {
        likelyDuplicates(title: $title, body: $body) { isPreselected } } }`,
      { title: TITLE, body: BODY },
    );
    expect(project.likelyDuplicates.filter(({ isPreselected }) => isPreselected)).toEqual([]);
  });

  it('preselects neither dismissed nor linked duplicates, nor those whose chain of duplicates ends at the issue', async () => {
    await start();
    const [original, copy, between] = [
      await createIssue(TITLE, BODY),
      await createIssue(TITLE, BODY),
      await createIssue('Another one', 'without any common word'),
    ];
    await waitUntil(async () => (await findPreselected(original)).includes(copy));
    const link = (from: number, to: number) =>
      change('linkIssues', {
        fromId: test.getGlobalId('Issue', from),
        toId: test.getGlobalId('Issue', to),
        kind: 'DUPLICATES',
      });
    // The copy is not linked with the original, but closing the original as its duplicate would be a cycle.
    await link(copy, between);
    await link(between, original);
    expect(await findOfIssue(original)).toContain(copy);
    expect(await findPreselected(original)).toEqual([]);
    const [dismissed, other] = [
      await createIssue(
        'Gyrocopter rotor hums at dusk',
        'RotorHumError in Rotor::spin, seen above the lake.',
      ),
      await createIssue(
        'Gyrocopter rotor hums at dusk',
        'RotorHumError in Rotor::spin, seen above the lake.',
      ),
    ];
    await waitUntil(async () => (await findPreselected(dismissed)).includes(other));
    await change('dismissDuplicate', {
      issueId: test.getGlobalId('Issue', dismissed),
      otherId: test.getGlobalId('Issue', other),
    });
    expect(await findPreselected(dismissed)).toEqual([]);
    expect(await findPreselected(other)).toEqual([]);
  });

  it('preselects nothing while issues are found by title words', async () => {
    await start();
    const [original, copy] = [await createIssue(TITLE, BODY), await createIssue(TITLE, BODY)];
    await waitUntil(async () => (await findPreselected(copy)).includes(original));
    await threads[0]!.stopThread();
    const { project } = await ask<{ project: { issue: { likelyDuplicates: object[] } } }>(
      `query ($number: Int!) { project(key: "NET") {
        issue(number: $number) { likelyDuplicates(first: 1) { issue { number } score isPreselected } } } }`,
      { number: copy },
    );
    expect(project.issue.likelyDuplicates).toEqual([
      { issue: { number: original }, score: 1, isPreselected: false },
    ]);
  });

  it('falls back to title words while the thread is down, and uses its indexes again after a restart', async () => {
    await start();
    const created = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(created));
    await threads[0]!.stopThread();
    const [fallback] = await findOfDraft();
    expect(fallback).toEqual({ issue: { number: created }, score: 1, because: ['5 title words in common'] });
    await waitUntil(() => isFound(created));
    expect(threads).toHaveLength(2);
    expect(events).toEqual(['ready', 'failed', 'ready']);
  });

  it('falls back to title words for a project that does not fit into memory', async () => {
    await start(1_000_000);
    expect(events).toEqual(['too large']);
    const created = await createIssue(TITLE, BODY);
    expect((await findOfDraft())[0]).toMatchObject({
      issue: { number: created },
      because: ['5 title words in common'],
    });
    expect(await service.measureMemoryUsage()).not.toHaveProperty(String(test.tracker.netId));
    expect(await ask('{ project(key: "NET") { duplicateSearch { state unavailableReason } } }')).toEqual({
      project: { duplicateSearch: { state: 'UNAVAILABLE', unavailableReason: 'TOO_LARGE' } },
    });
  });

  it('keeps an index whose search for pairs takes more memory than the limit leaves', async () => {
    await start();
    const rename = async (title: string): Promise<number> => {
      await change('updateIssue', { id: test.getGlobalId('Issue', 10), title });
      await waitUntil(isUpToDate);
      return (await service.measureMemoryUsage())[test.tracker.netId]!;
    };
    const bytes = await rename('First title');
    await service.close();
    openService(bytes + 3_000);
    await service.loadAllProjects();
    await service.getPairSource(test.tracker.netId)!.preparePairs();
    expect(await rename('Other title')).toBeGreaterThan(bytes + 3_000);
    expect(events).toEqual(['ready']);
  });

  it('releases the index of a deleted project, and deletes its file', async () => {
    await start();
    await service.close();
    expect(readdirSync(folder())).toContain(`${test.tracker.netId}.duplicates`);
    openService();
    await service.loadAllProjects();
    const { netId } = test.tracker;
    expect(await service.measureMemoryUsage()).toHaveProperty(String(netId));
    await change('deleteProject', { id: encodeGlobalId('Project', netId), key: 'NET' });
    await waitUntil(() => events.includes('released'));
    await waitUntil(async () => !(String(netId) in (await service.measureMemoryUsage())));
    expect(readdirSync(folder())).not.toContain(`${netId}.duplicates`);
  });

  it('reads its file instead of the texts after a restart, and the changes since then', async () => {
    await start();
    const created = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(created));
    await service.close();
    const later = await createIssue(`${TITLE} again`, BODY);
    contentReads = [];
    openService();
    await service.loadAllProjects();
    expect((await findOfDraft()).map(({ issue }) => issue.number).sort()).toEqual([created, later].sort());
    // One statement reads the new issue.
    expect(contentReads.filter((sql) => sql.includes('ANY('))).toHaveLength(1);
    expect(contentReads).toHaveLength(1);
  });

  it('keeps its file when the server stops after few changes, and reads these changes at the next start', async () => {
    await start();
    await service.close();
    const file = path.join(folder(), `${test.tracker.netId}.duplicates`);
    const written = statSync(file).mtimeMs;
    openService(ENOUGH_BYTES, { ...NEVER, changedIssuesAtStopMin: 10 });
    await service.loadAllProjects();
    const created = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(created));
    await service.close();
    expect(statSync(file).mtimeMs).toBe(written);
    contentReads = [];
    openService();
    await service.loadAllProjects();
    expect((await findOfDraft()).map(({ issue }) => issue.number)).toEqual([created]);
    expect(contentReads).toHaveLength(1);
  });

  it('continues an interrupted build where it stopped', async () => {
    await start();
    await service.close();
    rmSync(path.join(folder(), `${test.tracker.netId}.duplicates`));
    const issues = Array.from({ length: 1_000 }, (_, i) =>
      createNewIssueWithDefaults({ number: 1_001 + i, title: `Other ${i}`, createdAt: new Date() }),
    );
    issues.push(
      createNewIssueWithDefaults({ number: 3_000, title: TITLE, body: BODY, createdAt: new Date() }),
    );
    await bulkLoadIssues(test.store, test.tracker.netId, issues);
    contentReads = [];
    // Five statements read all issues. The first thread is stopped after the fourth, and has written three parts.
    onContentRead = () => {
      if (contentReads.length === 4) void threads[0]!.stopThread();
    };
    openService(ENOUGH_BYTES, { ...NEVER, buildIntervalMs: 0 });
    await service.loadAllProjects();
    await waitUntil(() => isFound(3_000));
    expect(threads).toHaveLength(2);
    expect(contentReads.length).toBeLessThanOrEqual(7);
    await service.close();
    openService();
    await service.loadAllProjects();
    expect((await service.measureMemoryUsage())[test.tracker.netId]).toBeGreaterThan(0);
    expect(await isFound(3_000)).toBe(true);
  });

  it('builds the index again if its file is damaged, or of another history', async () => {
    await start();
    const created = await createIssue(TITLE, BODY);
    const file = path.join(folder(), `${test.tracker.netId}.duplicates`);
    const damages: (() => unknown)[] = [
      () => {
        const bytes = readFileSync(file);
        bytes[bytes.length >> 1]! ^= 4;
        writeFileSync(file, bytes);
      },
      () => writeFileSync(file, readFileSync(file).subarray(0, -1)),
      () =>
        test.store.db
          .updateTable('event')
          .set({ created_at: new Date(0) })
          .execute(),
      () => replaceDatabaseId(test.store.db),
    ];
    for (const damage of damages) {
      await waitUntil(() => isFound(created));
      await service.close();
      await damage();
      contentReads = [];
      openService();
      await service.loadAllProjects();
      expect(contentReads.length).toBeGreaterThan(0);
      expect(await isFound(created)).toBe(true);
    }
  });

  it('deletes its file as soon as a text is purged or an issue is deleted', async () => {
    await start();
    const [purged, deleted] = [await createIssue(TITLE, BODY), await createIssue(`${TITLE} again`, BODY)];
    const file = path.join(folder(), `${test.tracker.netId}.duplicates`);
    const reopen = async (): Promise<void> => {
      await waitUntil(isUpToDate);
      await service.close();
      expect(readFileSync(file, 'latin1')).toContain('Zeppelin');
      openService();
      await service.loadAllProjects();
    };
    await reopen();
    await change('deleteIssue', { id: test.getGlobalId('Issue', deleted) });
    await waitUntil(isUpToDate);
    expect(existsSync(file)).toBe(false);
    await reopen();
    await change('purgeText', { issueId: test.getGlobalId('Issue', purged), text: 'Zeppelin hangar' });
    await waitUntil(isUpToDate);
    expect(existsSync(file)).toBe(false);
    await service.close();
    expect(readFileSync(file, 'latin1')).not.toContain('Zeppelin');
    openService();
  });

  it('does not search for a request whose client has closed the connection', async () => {
    await start();
    const created = await createIssue(TITLE, BODY);
    await waitUntil(() => isFound(created));
    const draft = { title: TITLE, body: BODY };
    expect(await service.findOfDraft(test.tracker.netId, draft, 5)).toHaveLength(1);
    expect(await service.findOfDraft(test.tracker.netId, draft, 5, AbortSignal.abort())).toBeNull();
  });

  it('learns that the client of a request has closed the connection', async () => {
    await start();
    const search = jest.spyOn(service, 'findOfDraft').mockImplementation(() => new Promise(() => undefined));
    const address = await test.server.listen({ port: 0 });
    const client = new AbortController();
    const response = fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ project(key: "NET") { likelyDuplicates(title: "a", body: "") { score } } }',
      }),
      signal: client.signal,
    });
    await waitUntil(() => search.mock.calls.length === 1);
    const signal = search.mock.calls[0]![3]!;
    expect(signal.aborted).toBe(false);
    client.abort();
    await expect(response).rejects.toThrow('aborted');
    await waitUntil(() => signal.aborted);
  });

  it('rejects drafts that are too long, and numbers outside the limits', async () => {
    await start();
    const request = (args: string) =>
      test.postAsMaintainer({ query: `{ project(key: "NET") { likelyDuplicates(${args}) { score } } }` });
    for (const args of [
      `title: "${'x'.repeat(257)}", body: ""`,
      `title: "", body: "${'x'.repeat(65_537)}"`,
      'title: "a", body: "", first: 0',
      'title: "a", body: "", first: 51',
    ])
      expect((await request(args)).json<{ errors: unknown }>().errors).toMatchObject([
        { extensions: { code: 'VALIDATION_FAILED' } },
      ]);
    expect((await request('title: "", body: ""')).json()).toEqual({
      data: { project: { likelyDuplicates: [] } },
    });
  });
});
