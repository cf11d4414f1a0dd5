/** Order of sub-issues, and the progress of the trees above changed issues. */
import { SUB_ISSUE_DEPTH_MAX } from '../../../../shared/limits';
import { createBulkTestServer } from '../../../../testing/bulkTestServer';
import { createSeededRandom } from '../../../../testing/createSeededRandom';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openCheckedMutationTestServer } from '../../../../testing/openCheckedMutationTestServer';
import type { MutationTestPayload, MutationTestServer } from '../../../../testing/writeTestServer';
import { encodeGlobalId } from '../../base/ids';
import { RANDOM_SEED } from '../../../../testing/randomCases';

const ERRORS = 'errors { ...Errors }';
const SUB_ISSUE_FIELDS =
  'number subIssueCount closedSubIssueCount subIssues(first: 50) { totalCount nodes { number } }';

interface SubIssues {
  number: number;
  subIssueCount: number;
  closedSubIssueCount: number;
  subIssues: { totalCount: number; nodes: { number: number }[] };
}

describeEachDatabaseEngine('sub-issues', (open) => {
  let server: MutationTestServer;
  beforeAll(async () => {
    server = await openCheckedMutationTestServer(open);
  });
  afterAll(() => server.close());
  afterEach(() => server.setMaintainersRole('maintainer'));

  const id = (number: number) => server.getGlobalId('Issue', number);
  const change = async (
    name: string,
    input: Record<string, unknown>,
    fields = '',
  ): Promise<MutationTestPayload> => {
    const payload = await server.mutate(name, input, `${ERRORS} ${fields}`);
    expect(payload.errors).toEqual([]);
    return payload;
  };
  const create = async (title: string, parent: number | null): Promise<number> => {
    const input = {
      projectId: encodeGlobalId('Project', server.tracker.netId),
      title,
      ...(parent !== null && { parentId: id(parent) }),
    };
    return (await change('createIssue', input, 'issue { number }')).issue!.number;
  };
  const setParent = (number: number, parent: number | null) =>
    change('updateIssue', { id: id(number), parentId: parent === null ? null : id(parent) });
  const setClosed = (number: number, isClosed: boolean) =>
    change('setIssueState', {
      id: id(number),
      stateId: server.getStateGlobalId(isClosed ? 'Done' : 'Backlog'),
    });
  const move = (parent: number, number: number, after: number | null) =>
    server.mutate(
      'moveSubIssue',
      { parentId: id(parent), id: id(number), afterId: after === null ? null : id(after) },
      `issue { version updatedAt } ${ERRORS}`,
    );
  const read = async (numbers: readonly number[]): Promise<Map<number, SubIssues>> => {
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Issue { ${SUB_ISSUE_FIELDS} } } }`;
    const found = new Map<number, SubIssues>();
    // More issues would exceed the cost limit of a query.
    for (let from = 0; from < numbers.length; from += 40) {
      const ids = numbers.slice(from, from + 40).map(id);
      const response = await server.postAsMaintainer({ query, variables: { ids } });
      const { nodes } = response.json<{ data: { nodes: (SubIssues | null)[] } }>().data;
      for (const node of nodes) if (node) found.set(node.number, node);
    }
    return found;
  };
  const readOrder = async (parent: number): Promise<number[]> =>
    (await read([parent])).get(parent)!.subIssues.nodes.map(({ number }) => number);
  const readProgress = async (number: number): Promise<string> => {
    const { subIssueCount, closedSubIssueCount } = (await read([number])).get(number)!;
    return `${closedSubIssueCount}/${subIssueCount}`;
  };
  /** Creates an issue with this many sub-issues, and returns their numbers after its own. */
  const createFamily = async (count: number): Promise<[number, ...number[]]> => {
    const parent = await create('Parent', null);
    const children: number[] = [];
    for (let n = 0; n < count; n++) children.push(await create(`Child ${n}`, parent));
    return [parent, ...children];
  };

  it('appends new sub-issues, and moves them before and after others', async () => {
    const [parent, a, b, c] = (await createFamily(3)) as [number, number, number, number];
    expect(await readOrder(parent)).toEqual([a, b, c]);
    expect((await move(parent, c, null)).errors).toEqual([]);
    expect(await readOrder(parent)).toEqual([c, a, b]);
    await move(parent, c, a);
    expect(await readOrder(parent)).toEqual([a, c, b]);
    await move(parent, a, b);
    expect(await readOrder(parent)).toEqual([c, b, a]);
    const d = await create('Last', parent);
    expect(await readOrder(parent)).toEqual([c, b, a, d]);
  });

  it('returns an issue to its position when its parent is restored', async () => {
    const [parent, a, b, c] = (await createFamily(3)) as [number, number, number, number];
    await move(parent, c, null);
    await setParent(c, null);
    expect(await readOrder(parent)).toEqual([a, b]);
    await setParent(c, parent);
    expect(await readOrder(parent)).toEqual([c, a, b]);
  });

  it('raises the version of the parent only, without a change of its time of update or timeline', async () => {
    const [parent, a, b] = (await createFamily(2)) as [number, number, number];
    const before = await server.readIssue(parent);
    const { issue } = await move(parent, b, null);
    expect(issue).toEqual({ version: before.version + 1, updatedAt: before.updatedAt });
    expect((await server.readEventKinds(parent)).at(-1)).toBe('sub_issues_reordered');
    const former = await create('Former', parent);
    const c = await create('Last', parent);
    await setParent(former, null);
    const version = await server.readProjectVersion();
    expect((await move(parent, a, b)).errors).toEqual([]);
    expect((await move(parent, c, a)).errors).toEqual([]);
    expect(await server.readProjectVersion()).toBe(version);
  });

  it('keeps the order exact after many moves to the same place', async () => {
    const [parent, ...children] = await createFamily(6);
    let order = [...children];
    for (let n = 0; n < 70; n++) {
      const moved = order.at(-1)!;
      const after = order[0]!;
      await move(parent, moved, after);
      order = order.toSpliced(-1, 1).toSpliced(1, 0, moved);
    }
    expect(await readOrder(parent)).toEqual(order);
  });

  it('pages through sub-issues by the order of the parent', async () => {
    const [parent, a, b, c] = (await createFamily(3)) as [number, number, number, number];
    await move(parent, c, null);
    const readPage = async (after: string | null) => {
      const query = `query ($id: ID!, $after: String) { node(id: $id) { ... on Issue {
        subIssues(first: 2, after: $after) { totalCount nodes { number } pageInfo { hasNextPage endCursor } } } } }`;
      const response = await server.postAsMaintainer({ query, variables: { id: id(parent), after } });
      return response.json<{
        data: {
          node: {
            subIssues: {
              totalCount: number;
              nodes: { number: number }[];
              pageInfo: { hasNextPage: boolean; endCursor: string };
            };
          };
        };
      }>().data.node.subIssues;
    };
    const first = await readPage(null);
    expect(first).toMatchObject({
      totalCount: 3,
      nodes: [{ number: c }, { number: a }],
      pageInfo: { hasNextPage: true },
    });
    expect(await readPage(first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ number: b }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('rejects a cursor of a deleted issue instead of ending the list', async () => {
    const [parent, a] = (await createFamily(2)) as [number, number];
    const query = `query ($id: ID!, $after: String) { node(id: $id) { ... on Issue {
      subIssues(first: 1, after: $after) { nodes { number } pageInfo { endCursor } } } } }`;
    interface Response {
      data: { node: { subIssues: { nodes: unknown[]; pageInfo: { endCursor: string } } } | null } | null;
      errors?: { extensions: { code: string } }[];
    }
    const readPage = async (after: string | null) =>
      (await server.postAsMaintainer({ query, variables: { id: id(parent), after } })).json<Response>();
    const { data } = await readPage(null);
    const { endCursor } = data!.node!.subIssues.pageInfo;
    expect((await readPage(endCursor)).data!.node!.subIssues.nodes).toHaveLength(1);
    await change('deleteIssue', { id: id(a) });
    expect((await readPage(endCursor)).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('limits the levels of a tree, also when a tree gets a parent', async () => {
    const createChain = async (length: number) => {
      const chain = [await create('Root', null)];
      while (chain.length < length) chain.push(await create('Below', chain.at(-1)!));
      return chain;
    };
    const upper = await createChain(SUB_ISSUE_DEPTH_MAX - 2);
    const lower = await createChain(4);
    const input = { id: id(lower[0]!), parentId: id(upper.at(-1)!) };
    const rejected = await server.mutate('updateIssue', input, ERRORS);
    expect(rejected.errors).toMatchObject([{ code: 'LIMIT_EXCEEDED', path: ['parentId'] }]);
    await setParent(lower[0]!, upper.at(-2)!);
    expect(await readProgress(upper[0]!)).toBe(`0/${SUB_ISSUE_DEPTH_MAX - 3 + 4}`);
  });

  it('reports conflicts, missing issues and missing permissions as errors', async () => {
    const [parent, a, b] = (await createFamily(2)) as [number, number, number];
    const other = await create('Other', null);
    expect((await move(parent, other, a)).errors).toMatchObject([
      { code: 'CONFLICT', path: ['id'], message: `NET-${other} is no longer a sub-issue of NET-${parent}.` },
    ]);
    expect((await move(parent, a, other)).errors).toMatchObject([{ code: 'CONFLICT', path: ['afterId'] }]);
    expect((await move(parent, a, a)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['afterId'] },
    ]);
    expect((await move(parent, 2_000_000_000, a)).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['id'] },
    ]);
    expect((await move(2_000_000_000, a, b)).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['parentId'] },
    ]);
    const foreign = await server.mutate(
      'moveSubIssue',
      { parentId: id(parent), id: server.getGlobalIdInProject('SEC', 'Issue', 1) },
      ERRORS,
    );
    expect(foreign.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['id'] }]);
    await server.setMaintainersRole('reporter');
    expect((await move(parent, b, null)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await readOrder(parent)).toEqual([a, b]);
  });

  it('counts sub-issues at all levels', async () => {
    const [root, child] = (await createFamily(1)) as [number, number];
    const grandchild = await create('Grandchild', child);
    await create('Second grandchild', child);
    expect(await readProgress(root)).toBe('0/3');
    await setClosed(grandchild, true);
    expect(await readProgress(root)).toBe('1/3');
    expect(await readProgress(child)).toBe('1/2');
    const [otherRoot] = await createFamily(0);
    await setParent(child, otherRoot);
    expect(await readProgress(root)).toBe('0/0');
    expect(await readProgress(otherRoot)).toBe('1/3');
    await change('deleteIssue', { id: id(child) });
    expect(await readProgress(otherRoot)).toBe('0/0');
    expect(await readOrder(otherRoot)).toEqual([]);
  });

  it('follows bulk edits and their undo', async () => {
    const bulk = createBulkTestServer(server);
    const [root, a, b, c] = (await createFamily(3)) as [number, number, number, number];
    const [parent, d] = (await createFamily(1)) as [number, number];
    await setParent(parent, c);
    const closed = await bulk.runBulkUpdateToEnd({
      ids: bulk.getIssueIds(a, b, d),
      change: { stateId: server.getStateGlobalId('Done') },
    });
    expect(closed).toMatchObject({ state: 'DONE', changed: 3 });
    expect(await readProgress(root)).toBe('3/5');
    const moved = await bulk.runBulkUpdateToEnd({
      ids: bulk.getIssueIds(a, b),
      change: { parentId: id(parent) },
    });
    expect(await readOrder(parent)).toEqual([d, a, b]);
    expect(await readProgress(parent)).toBe('3/3');
    expect(await readProgress(root)).toBe('3/5');
    await bulk.undoToEnd(moved);
    expect(await readOrder(root)).toEqual([a, b, c]);
    expect(await readProgress(parent)).toBe('1/1');
    await bulk.undoToEnd(closed);
    expect(await readProgress(root)).toBe('0/5');
  });

  it('equals a simple model after random changes', async () => {
    const random = createSeededRandom(RANDOM_SEED);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    const parents = new Map<number, number | null>();
    const closed = new Set<number>();
    /** The sub-issues of each parent in order, with those that have left it since. */
    const orders = new Map<number, number[]>();
    const attach = (number: number, parent: number | null) => {
      parents.set(number, parent);
      if (parent === null) return;
      const order = orders.get(parent) ?? [];
      orders.set(parent, order.includes(number) ? order : [...order, number]);
    };
    const childrenOf = (parent: number) =>
      (orders.get(parent) ?? []).filter((child) => parents.get(child) === parent);
    const treeOf = (number: number): number[] =>
      childrenOf(number).flatMap((child) => [child, ...treeOf(child)]);

    const steps: (() => Promise<void>)[] = [
      async () => {
        const parent = parents.size > 0 && random() < 0.8 ? pick([...parents.keys()]) : null;
        attach(await create('Random', parent), parent);
      },
      async () => {
        const number = pick([...parents.keys()]);
        const candidates = [...parents.keys()].filter(
          (each) => each !== number && !treeOf(number).includes(each),
        );
        const parent = random() < 0.2 || candidates.length === 0 ? null : pick(candidates);
        await setParent(number, parent);
        attach(number, parent);
      },
      async () => {
        const number = pick([...parents.keys()]);
        await setClosed(number, !closed.has(number));
        if (!closed.delete(number)) closed.add(number);
      },
      async () => {
        const parent = pick([...parents.keys()]);
        const children = childrenOf(parent);
        if (children.length < 2) return;
        const number = pick(children);
        const after = random() < 0.3 ? null : pick(children.filter((child) => child !== number));
        expect((await move(parent, number, after)).errors).toEqual([]);
        const others = orders.get(parent)!.filter((child) => child !== number);
        orders.set(parent, others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, number));
      },
      async () => {
        if (random() < 0.7) return;
        const number = pick([...parents.keys()]);
        await change('deleteIssue', { id: id(number) });
        for (const child of childrenOf(number)) parents.set(child, null);
        parents.delete(number);
        closed.delete(number);
        orders.delete(number);
        for (const [parent, order] of orders)
          orders.set(
            parent,
            order.filter((child) => child !== number),
          );
      },
    ];
    for (let n = 0; n < 12; n++) await steps[0]!();
    for (let n = 0; n < 150; n++) {
      await pick(parents.size < 4 ? steps.slice(0, 1) : steps)();
      if (n % 15 > 0) continue;
      const found = await read([...parents.keys()]);
      const actual = [...found.values()].map(({ number, subIssueCount, closedSubIssueCount, subIssues }) => ({
        number,
        order: subIssues.nodes.map((child) => child.number),
        progress: [closedSubIssueCount, subIssueCount],
      }));
      const expected = [...parents.keys()].map((number) => ({
        number,
        order: childrenOf(number),
        progress: [treeOf(number).filter((each) => closed.has(each)).length, treeOf(number).length],
      }));
      expect(actual).toEqual(expected);
    }
  });
});
