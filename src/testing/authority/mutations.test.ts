import { schema } from '../../server/schema';
import { describeEachEngine } from '../databases';
import { type MutationRule, MUTATIONS, type MutationTarget } from './mutations';
import { ACTORS, TEST_PROJECTS, type ExpectedResult, expectedResult } from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const queryOf = ({ mutation }: MutationRule): string => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  return `mutation ($input: ${type}) { payload: ${mutation}(input: $input) { errors { code message } } }`;
};
const nameOf = ({ mutation, form }: MutationRule) => (form ? `${mutation}: ${form}` : mutation);

test('each mutation has a rule', () => {
  const mutations = Object.keys(schema.getMutationType()!.getFields()).sort();
  expect([...new Set(MUTATIONS.map(({ mutation }) => mutation))].sort()).toEqual(mutations);
});

describeEachEngine('who may change what', (open) => {
  let world: PermissionTestServer;
  beforeAll(async () => {
    world = await PermissionTestServer.open(open, MUTATIONS.map(queryOf));
  });
  afterAll(() => world.close());

  const verdictOf = async (rule: MutationRule, target: MutationTarget): Promise<ExpectedResult> => {
    const { actor } = target;
    const input = await rule.input(target);
    const { data, errors } = await world.request(actor, queryOf(rule), { input });
    await rule.after?.(target);
    const payload = data?.['payload'] as { errors: { code: string }[] } | undefined;
    const code = errors[0]?.extensions.code ?? payload?.errors[0]?.code;
    // What is refused for another reason was allowed.
    return (['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const).find((known) => known === code) ?? 'yes';
  };

  test.each(MUTATIONS.map((rule) => [nameOf(rule), rule] as const))('%s', async (_name, rule) => {
    const places = rule.isOfSite ? (['open'] as const) : TEST_PROJECTS;
    const [found, expected]: Record<string, ExpectedResult>[] = [{}, {}];
    const askers = ACTORS.flatMap((actor) =>
      (rule.knowsOwn && actor !== 'anonymous' ? [false, true] : [false]).map((own) => ({ actor, own })),
    );
    for (const place of places) {
      const authors = askers.map(({ actor, own }) => world.authorOf(actor, own));
      const filed = await world.createIssues(place, authors);
      for (const [index, { actor, own }] of askers.entries()) {
        const where = `${actor}, ${own ? 'own' : 'other'}, ${place}`;
        found![where] = await verdictOf(rule, { world, actor, place, own, ...filed[index]! });
        expected![where] = expectedResult(actor, rule.needs, rule.isOfSite ? null : place, own);
      }
    }
    expect(found).toEqual(expected);
  });
});
