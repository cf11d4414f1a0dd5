/** Repeated queries, which are prepared, have the same responses as the first one, which Yoga's executor executes. */
import fc from 'fast-check';
import operations from '../../../../__generated__/operations.json';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { arbitraryGraphqlOperation } from '../../../testing/fuzz/operations';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { encodeGlobalId } from '../../domain/base/ids';
import { QueryPlan } from './QueryPlan';
import { scaleRandomCases } from '../../../testing/randomCases';

const RANDOM_QUERY_COUNT = scaleRandomCases(300);

const CLIENT_QUERIES = Object.entries(operations as Record<string, string>)
  .filter(([, text]) => text.startsWith('query'))
  .map(([documentId, text]) => ({ name: /^query (\w+)/.exec(text)?.[1] ?? '', documentId }));

describeEachDatabaseEngine('a repeated query', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open, { operations });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => test.close());

  const post = async (body: object) => {
    const { statusCode, body: text } = await test.postAsMaintainer(body);
    // Each unexpected error has a random reference. If a field fails for several items of a list, the executors may
    // report another one of them.
    return `${statusCode} ${text.replaceAll(/\(ref \w+\)/g, '').replaceAll(/(?<="path":\[[^\]]*),\d+(?=[,\]])/g, ',0')}`;
  };

  it.each(CLIENT_QUERIES)('$name has the same response each time', async ({ documentId }) => {
    const variables = {
      key: 'NET',
      number: 1,
      login: 'mika',
      query: '',
      first: 5,
      offset: 0,
      snapshot: '',
      text: 'text',
      id: encodeGlobalId('Issue', test.tracker.netId, 1),
      projectId: encodeGlobalId('Project', test.tracker.netId),
      ids: [1, 2, 900].map((number) => encodeGlobalId('Issue', test.tracker.netId, number)),
    };
    const executePlan = jest.spyOn(QueryPlan.prototype, 'execute');
    const first = await post({ documentId, variables });
    expect(executePlan).not.toHaveBeenCalled();
    expect(await post({ documentId, variables })).toBe(first);
    // If the query has an error, the plan throws, or no plan is made.
    if (!first.includes('"errors"')) expect(await executePlan.mock.results[0]?.value).toBeDefined();
  });

  it(`has the same response each time, for ${RANDOM_QUERY_COUNT} random queries`, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGraphqlOperation('query'), async (body) => {
        // The health of the installation changes all the time.
        fc.pre(!body.query.includes('health'));
        const first = await post(body);
        expect(await post(body)).toBe(first);
      }),
      { numRuns: RANDOM_QUERY_COUNT },
    );
  }, 120_000);

  it('sees the changes of a mutation', async () => {
    const id = encodeGlobalId('Issue', test.tracker.netId, 3);
    const query = '{ project(key: "NET") { issue(number: 3) { title assignees { nodes { name } } } } }';
    for (const title of ['One', 'Two', 'Three']) {
      await test.queryAsMaintainer(
        'mutation ($input: UpdateIssueInput!) { updateIssue(input: $input) { errors { message } } }',
        { input: { id, title } },
      );
      expect(await test.queryAsMaintainer(query)).toMatchObject({ project: { issue: { title } } });
    }
  });
});
