import { schema } from '../../server/schema';
import { describeEachEngine } from '../databases';
import { type MutationRule, MUTATIONS, type Target } from './mutations';
import { ACTORS, PLACES, type Verdict, verdict } from './table';
import { World } from './World';

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
  let world: World;
  beforeAll(async () => {
    world = await World.open(open, MUTATIONS.map(queryOf));
  });
  afterAll(() => world.close());

  const verdictOf = async (rule: MutationRule, target: Target): Promise<Verdict> => {
    const { actor } = target;
    const input = await rule.input(target);
    const { data, errors } = await world.ask(actor, queryOf(rule), { input });
    await rule.after?.(target);
    const payload = data?.['payload'] as { errors: { code: string }[] } | undefined;
    const code = errors[0]?.extensions.code ?? payload?.errors[0]?.code;
    // What is refused for another reason was allowed.
    return (['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const).find((known) => known === code) ?? 'yes';
  };

  test.each(MUTATIONS.map((rule) => [nameOf(rule), rule] as const))('%s', async (_name, rule) => {
    const places = rule.isOfSite ? (['open'] as const) : PLACES;
    const [found, expected]: Record<string, Verdict>[] = [{}, {}];
    const askers = ACTORS.flatMap((actor) =>
      (rule.knowsOwn && actor !== 'anonymous' ? [false, true] : [false]).map((own) => ({ actor, own })),
    );
    for (const place of places) {
      const authors = askers.map(({ actor, own }) => world.authorOf(actor, own));
      const filed = await world.issues(place, authors);
      for (const [index, { actor, own }] of askers.entries()) {
        const where = `${actor}, ${own ? 'own' : 'other'}, ${place}`;
        found![where] = await verdictOf(rule, { world, actor, place, own, ...filed[index]! });
        expected![where] = verdict(actor, rule.needs, rule.isOfSite ? null : place, own);
      }
    }
    expect(found).toEqual(expected);
  });
});
