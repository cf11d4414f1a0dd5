/** The feeds of saved views: who can read them, their contents, and their addresses. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { SaxesParser } from 'saxes';
import { FEED_ENTRIES_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
  type TestApiClient,
} from '../../../testing/multiUserTestServer';
import { TEST_SERVER_CONFIG } from '../../../testing/testServer';
import { createFeedToken } from '../../domain/feeds/feedToken';
import { encodeGlobalId } from '../../domain/base/ids';

const FEED_PATH_QUERY = 'query ($id: ID!) { node(id: $id) { ... on SavedView { feedPath } } }';
const SECRET = 'a secret of tests, of 32 characters';
/** A title with everything that XML has to escape, and characters that it does not allow. */
const HOSTILE_TITLE = `<b>&amp; ]]> "quoted" 'it' \u0000\u0001\u000b\u001f\ud800\ufffe 😀 </title><entry>`;
const CLEAN_HOSTILE_TITLE = `<b>&amp; ]]> "quoted" 'it'  😀 </title><entry>`;

/** An element of XML. Throws for a document that is not well-formed. */
interface XmlElement {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', namespace: '', attributes: {}, text: '', children: [] };
  const path = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
      text: '',
      children: [],
    };
    path.at(-1)!.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => (path.at(-1)!.text += text));
  parser.write(xml).close();
  return root.children[0]!;
}

const findAll = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string) => {
  const [found, ...others] = findAll(element, name);
  expect([name, others.length]).toEqual([name, 0]);
  return found?.text;
};

describeEachDatabaseEngine('feeds of saved views', (open) => {
  let server: MultiUserTestServer;
  let ann: SignedInTestUser;
  let bob: SignedInTestUser;
  let chief: SignedInTestUser;
  let address = 0;
  let logged = '';

  beforeAll(async () => {
    const log = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    server = await openMultiUserTestServer(open, {
      config: { ...TEST_SERVER_CONFIG, secret: SECRET },
      operations: { feedPath: FEED_PATH_QUERY },
      log: pino({ level: 'trace' }, log),
    });
    ann = await server.createPerson('ann', { role: 'triager' });
    bob = await server.createPerson('bob', { role: 'reader' });
    chief = await server.createPerson('chief', { administrator: true });
  });
  afterAll(() => server.close());
  // The tests give their saved views the same name.
  afterEach(async () => {
    await server.store.db.deleteFrom('saved_view').execute();
  });

  const createView = async (person: SignedInTestUser, input: Record<string, unknown>, project = 'NET') => {
    const { netId, secId } = server.tracker;
    const projectId = encodeGlobalId('Project', project === 'NET' ? netId : secId);
    const { savedView, errors } = await person.mutate(
      'createSavedView',
      { projectId, name: 'Bugs', query: '', ...input },
      'savedView { id slug }',
    );
    expect(errors).toEqual([]);
    return savedView as { id: string; slug: string };
  };
  const readFeedPath = async (client: TestApiClient, id: string) => {
    const { data } = await client.sendQuery(FEED_PATH_QUERY, { id });
    return (data!['node'] as { feedPath: string | null } | null)?.feedPath;
  };
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    address += 1;
    return server.server.inject({
      method,
      url,
      remoteAddress: `10.8.${address >> 8}.${address & 255}`,
      headers: { host: 'localhost:4000', ...headers },
    });
  };
  const getStatus = async (url: string) => (await get(url)).statusCode;
  const readFeed = async (path: string) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    return parseXml(answer.body);
  };
  const readTitles = async (path: string) =>
    findAll(await readFeed(path), 'entry').map((entry) => textOf(entry, 'title')!.split(' ')[0]);

  it('contains the issues of the view that changed last, as valid Atom', async () => {
    const { id, slug } = await createView(ann, {
      name: 'Bugs & <more>',
      query: 'type:bug',
      orderBy: 'TITLE',
    });
    const path = (await readFeedPath(ann, id))!;
    const feed = await readFeed(path);
    const viewUrl = `http://localhost:4000/projects/NET/views/${slug}`;
    expect([feed.name, feed.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(textOf(feed, 'id')).toBe(viewUrl);
    expect(textOf(feed, 'title')).toBe('Bugs & <more> · Network');
    expect(findAll(feed, 'link').map(({ attributes }) => attributes)).toEqual([
      { rel: 'self', type: 'application/atom+xml', href: `http://localhost:4000${path}` },
      { rel: 'alternate', type: 'text/html', href: viewUrl },
    ]);
    const entries = findAll(feed, 'entry');
    expect(entries).toHaveLength(FEED_ENTRIES_MAX);
    const times = entries.map((entry) => textOf(entry, 'updated')!);
    expect(times).toEqual(times.toSorted().reverse());
    expect(textOf(feed, 'updated')).toBe(times[0]);
    const entry = entries.find((each) => textOf(each, 'title') === 'NET-115 Packet 115 is lost')!;
    expect(textOf(entry, 'id')).toBe('http://localhost:4000/projects/NET/issues/115');
    expect(findAll(entry, 'link')[0]!.attributes).toEqual({
      rel: 'alternate',
      type: 'text/html',
      href: 'http://localhost:4000/projects/NET/issues/115',
    });
    expect(textOf(findAll(entry, 'author')[0]!, 'name')).toBe('ADA');
    expect(findAll(entry, 'category').map(({ attributes }) => attributes)).toEqual([{ term: 'perf' }]);
    expect(textOf(entry, 'summary')).toBe('Backlog · bug · high priority\n\nBody of 115');
    // Atom requires an author for each entry; the author of issue 119 is unknown.
    const unknown = entries.find((each) => textOf(each, 'title')!.startsWith('NET-119 '))!;
    expect(textOf(findAll(unknown, 'author')[0]!, 'name')).toBe('Unknown user');
    for (const each of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary'])
        expect([name, findAll(each, name).length]).toEqual([name, 1]);
      expect(new Date(textOf(each, 'updated')!).toISOString()).toBe(textOf(each, 'updated'));
    }
  });

  it('has no entries if the view has no issues', async () => {
    const { id } = await createView(ann, { query: 'label:unknown' });
    const feed = await readFeed((await readFeedPath(ann, id))!);
    expect(findAll(feed, 'entry')).toEqual([]);
    expect(textOf(feed, 'updated')).toBe('2024-01-01T00:00:00.000Z');
  });

  it('escapes hostile texts, and leaves out characters that XML does not allow', async () => {
    const { db } = server.store;
    // PostgreSQL stores neither NUL nor lone surrogates.
    const storable = HOSTILE_TITLE.replace(/[\u0000\ud800](?![\udc00-\udfff])/g, '');
    const { netId } = server.tracker;
    await db
      .updateTable('issue')
      .set({ title: storable, updated_at: new Date('2030-01-01') })
      .where('project_id', '=', netId)
      .where('number', '=', 8)
      .execute();
    await db
      .updateTable('issue_text')
      .set({ body: `${storable}<script>alert(1)</script>` })
      .where('project_id', '=', netId)
      .where('number', '=', 8)
      .execute();
    await db
      .updateTable('label')
      .set({ name: `"><x>${storable}` })
      .where('project_id', '=', netId)
      .where('id', '=', 1)
      .execute();
    const { id } = await createView(ann, { name: '</title> & "', query: 'number:8' });
    const feed = await readFeed((await readFeedPath(ann, id))!);
    expect(textOf(feed, 'title')).toBe('</title> & " · Network');
    const [entry] = findAll(feed, 'entry');
    expect(entry!.children.every(({ name }) => name !== 'entry' && name !== 'script')).toBe(true);
    expect(textOf(entry!, 'title')).toBe(`NET-8 ${CLEAN_HOSTILE_TITLE}`);
    expect(textOf(entry!, 'summary')).toContain(`${CLEAN_HOSTILE_TITLE}<script>alert(1)</script>`);
    expect(findAll(entry!, 'category').map(({ attributes }) => attributes['term'])).toContain(
      `"><x>${CLEAN_HOSTILE_TITLE}`,
    );
    await db
      .updateTable('label')
      .set({ name: 'crash' })
      .where('project_id', '=', netId)
      .where('id', '=', 1)
      .execute();
  });

  it('shortens long descriptions, without splitting a character', async () => {
    const { netId } = server.tracker;
    await server.store.db
      .updateTable('issue_text')
      .set({ body: '😀'.repeat(2_000) })
      .where('project_id', '=', netId)
      .where('number', '=', 9)
      .execute();
    const { id } = await createView(ann, { query: 'number:9' });
    const feed = await readFeed((await readFeedPath(ann, id))!);
    expect(textOf(findAll(feed, 'entry')[0]!, 'summary')!.split('\n\n')[1]).toBe(`${'😀'.repeat(499)}…`);
  });

  it('returns 304 until an issue of the feed changes', async () => {
    const { netId } = server.tracker;
    const { id } = await createView(ann, { query: 'number:10,11' });
    const path = (await readFeedPath(ann, id))!;
    const first = await get(path);
    const etag = String(first.headers['etag']);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['last-modified']).toBeUndefined();
    const conditions: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag.replace('W/', '')}` },
    ];
    for (const headers of conditions) {
      const answer = await get(path, headers);
      expect([headers, answer.statusCode, answer.body, answer.headers['etag']]).toEqual([
        headers,
        304,
        '',
        etag,
      ]);
    }
    const later = new Date('2100-01-01').toUTCString();
    const others: Record<string, string>[] = [{ 'if-none-match': '"other"' }, { 'if-modified-since': later }];
    for (const headers of others) expect((await get(path, headers)).statusCode).toBe(200);
    const head = await get(path, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag]);
    await server.store.db
      .updateTable('issue')
      .set({ title: 'Another title', updated_at: new Date('2024-05-01') })
      .where('project_id', '=', netId)
      .where('number', '=', 10)
      .execute();
    for (const headers of conditions) expect((await get(path, headers)).statusCode).toBe(200);
    expect(await readTitles(path)).toEqual(['NET-10', 'NET-11']);
  });

  it('shows what the owner of the address may read, for every request', async () => {
    const { id } = await createView(ann, { query: 'assignee:@me', shared: true });
    const { netId } = server.tracker;
    await server.store.db
      .updateTable('issue')
      .set({ assignee_ids: [bob.userId] })
      .where('project_id', '=', netId)
      .where('number', '=', 12)
      .execute();
    const pathOfAnn = (await readFeedPath(ann, id))!;
    const pathOfBob = (await readFeedPath(bob, id))!;
    expect(pathOfBob).not.toBe(pathOfAnn);
    expect(await readTitles(pathOfBob)).toEqual(['NET-12']);
    expect(await readTitles(pathOfAnn)).toEqual([]);
    const { headers } = await server.createSession(ann);
    const answer = await get(pathOfBob, headers);
    expect(findAll(parseXml(answer.body), 'entry')).toHaveLength(1);
    expect(answer.headers['set-cookie']).toBeUndefined();
    // An invalid cookie is not cleared, because the route reads none.
    expect(
      (await get(pathOfBob, { cookie: 'winnow_session=invalid' })).headers['set-cookie'],
    ).toBeUndefined();
  });

  it('of a view over all projects contains only issues that the person of the address can read', async () => {
    const { savedView } = await chief.mutate(
      'createSavedView',
      { name: 'Everything', query: 'number:1..3', shared: true },
      'savedView { id slug }',
    );
    const { id, slug } = savedView as { id: string; slug: string };
    const feed = await readFeed((await readFeedPath(chief, id))!);
    expect([textOf(feed, 'title'), textOf(feed, 'id')]).toEqual([
      'Everything · all projects',
      `http://localhost:4000/views/${slug}`,
    ]);
    const all = await readTitles((await readFeedPath(chief, id))!);
    const public_ = await readTitles((await readFeedPath(bob, id))!);
    expect(all.filter((title) => title!.startsWith('SEC-')).length).toBeGreaterThan(0);
    expect(public_).toEqual(all.filter((title) => title!.startsWith('NET-')));
    await chief.mutate('updateSavedView', { id, shared: false });
    expect(await getStatus((await readFeedPath(chief, id))!)).toBe(200);
    expect(await readFeedPath(bob, id)).toBeUndefined();
  });

  it('returns its address only to browser sessions and tokens with the scope admin', async () => {
    const { id } = await createView(ann, { shared: true });
    const path = await readFeedPath(ann, id);
    expect(path).toMatch(/^\/feeds\/\d+\.\d+\.\d+\.[\w-]{43}$/);
    expect(await readFeedPath(await ann.createClientWithScope('write'), id)).toBeNull();
    expect(await readFeedPath(await ann.createClientWithScope('read'), id)).toBeNull();
    const request = { documentId: 'feedPath', variables: { id } };
    const anonymous = await server.postAnonymously(request);
    expect(anonymous.json()).toEqual({ data: { node: { feedPath: null } } });
    const { headers } = await server.createSession(ann);
    expect((await server.postAnonymously(request, headers)).json()).toEqual({
      data: { node: { feedPath: path } },
    });
  });

  it('returns 404 for forged tokens', async () => {
    const { id } = await createView(ann, { shared: true });
    const { id: other } = await createView(ann, { name: 'Others', shared: true });
    const path = (await readFeedPath(ann, id))!;
    const [user = '', project = '', view = '', signature = ''] = path.slice('/feeds/'.length).split('.');
    const otherView = (await readFeedPath(ann, other))!.split('.')[2]!;
    const subject = { userId: Number(user), projectId: Number(project), viewId: Number(view) };
    const invalid = [
      [bob.userId, project, view, signature],
      [user, server.tracker.secId, view, signature],
      [user, project, otherView, signature],
      [user, project, view, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [user, project, view, ''],
      [user, project, view, `${signature}A`],
      [`0${user}`, project, view, signature],
      ['9999999999', project, view, signature],
      [createFeedToken('another secret', subject, 0)],
      [createFeedToken(SECRET, subject, 1)],
      [createFeedToken(SECRET, { ...subject, userId: 1_000_000 }, 0)],
      [createFeedToken(SECRET, { ...subject, viewId: 1_000_000 }, 0)],
      [createFeedToken(SECRET, { ...subject, projectId: 1_000_000 }, 0)],
      ['x'],
    ].map((parts) => `/feeds/${parts.join('.')}`);
    const missing = await get('/feeds/x');
    expect([missing.statusCode, missing.body]).toEqual([404, 'Feed not found.\n']);
    for (const wrong of invalid) {
      const answer = await get(wrong);
      expect([wrong, answer.statusCode, answer.body]).toEqual([wrong, 404, missing.body]);
    }
    expect(await getStatus(path)).toBe(200);
  });

  it('logs the route of a request without the token', async () => {
    const { id } = await createView(ann, {});
    const path = (await readFeedPath(ann, id))!;
    logged = '';
    await get(path);
    await get(`${path}?x=1`);
    await get(`${path}A`);
    await get(path, { host: 'evil.example' });
    const paths = logged.match(/"path":"[^"]*"/g);
    expect(paths).toEqual(Array.from({ length: 4 }, () => '"path":"/feeds/:token"'));
    expect(logged).not.toContain(path.split('.')[3]);
  });

  it('returns 404 after the owner has lost access to the project', async () => {
    const { db } = server.store;
    const { secId } = server.tracker;
    const role = (person: SignedInTestUser) => ({ project_id: secId, user_id: person.userId, role: 2 });
    await db
      .insertInto('membership')
      .values([role(ann), role(bob)])
      .execute();
    const { id } = await createView(ann, { shared: true }, 'SEC');
    const paths = [];
    for (const person of [ann, bob, chief]) paths.push((await readFeedPath(person, id))!);
    for (const path of paths) expect(await readTitles(path)).toEqual(['SEC-1']);
    await db
      .deleteFrom('membership')
      .where('project_id', '=', secId)
      .where('user_id', '=', bob.userId)
      .execute();
    expect(await Promise.all(paths.map(getStatus))).toEqual([200, 404, 200]);
    // A person who could never read the project cannot use a correctly signed address either.
    const viewId = Number(paths[0]!.split('.')[2]);
    const subject = { userId: server.tracker.users.mika, projectId: secId, viewId };
    expect(await getStatus(`/feeds/${createFeedToken(SECRET, subject, 0)}`)).toBe(404);
    await db.updateTable('app_user').set({ site_role: 'user' }).where('id', '=', chief.userId).execute();
    expect(await getStatus(paths[2]!)).toBe(404);
    await db
      .updateTable('app_user')
      .set({ site_role: 'administrator' })
      .where('id', '=', chief.userId)
      .execute();
    await db.updateTable('project').set({ deleted_at: new Date() }).where('id', '=', secId).execute();
    expect(await Promise.all(paths.map(getStatus))).toEqual([404, 404, 404]);
    await db.updateTable('project').set({ deleted_at: null }).where('id', '=', secId).execute();
  });

  it('returns 404 after the account was disabled, or the view was deleted or is no longer shared', async () => {
    const { id } = await createView(ann, { shared: true });
    const pathOfAnn = (await readFeedPath(ann, id))!;
    const pathOfBob = (await readFeedPath(bob, id))!;
    const setDisabled = (disabled: boolean) =>
      server.store.db.updateTable('app_user').set({ disabled }).where('id', '=', bob.userId).execute();
    expect(await getStatus(pathOfBob)).toBe(200);
    await setDisabled(true);
    expect(await getStatus(pathOfBob)).toBe(404);
    await setDisabled(false);
    expect(await getStatus(pathOfBob)).toBe(200);
    await ann.mutate('updateSavedView', { id, shared: false });
    expect([await getStatus(pathOfAnn), await getStatus(pathOfBob)]).toEqual([200, 404]);
    await ann.mutate('deleteSavedView', { id });
    expect(await getStatus(pathOfAnn)).toBe(404);
  });

  it('returns 404 for all addresses after a reset, which the audit log records', async () => {
    const { id } = await createView(ann, { shared: true });
    const { id: other } = await createView(ann, { name: 'All' });
    const before = [(await readFeedPath(ann, id))!, (await readFeedPath(ann, other))!];
    const pathOfBob = (await readFeedPath(bob, id))!;
    await server.readNewAuditEntries();
    expect(
      (await (await ann.createClientWithScope('write')).mutate('resetFeedAddresses', {})).errors,
    ).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await Promise.all(before.map(getStatus))).toEqual([200, 200]);
    const { errors, account } = await ann.mutate('resetFeedAddresses', {}, 'account { user { login } }');
    expect([errors, account]).toEqual([[], { user: { login: 'ann' } }]);
    expect(await Promise.all(before.map(getStatus))).toEqual([404, 404]);
    expect(await getStatus(pathOfBob)).toBe(200);
    const after = (await readFeedPath(ann, id))!;
    expect(before).not.toContain(after);
    expect(await getStatus(after)).toBe(200);
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'feed_addresses_reset', subject: 'ann', actor_id: ann.userId },
    ]);
  });

  it('takes as many statements for fifty entries as for one', async () => {
    const { id: one } = await createView(ann, { query: 'number:1' });
    const { id: many } = await createView(ann, { name: 'All', query: '' });
    const count = async (id: string) => {
      const path = (await readFeedPath(ann, id))!;
      await get(path);
      server.statements.length = 0;
      expect((await get(path)).statusCode).toBe(200);
      return server.statements.length;
    };
    expect(await count(many)).toBe(await count(one));
  });
});
