import { schema } from '../../server/schema';
import { describeEachEngine } from '../databases';
import { type MutationRule, MUTATIONS } from './mutations';
import { ACTORS, type Actor, type Place, PLACES, type Verdict, verdict } from './table';
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

  const verdictOf = async (
    rule: MutationRule,
    actor: Actor,
    place: Place,
    own: boolean,
  ): Promise<Verdict> => {
    const made = await world.issue(place, world.authorOf(actor, own));
    const input = await rule.input({ world, actor, place, own, ...made });
    const { data, errors } = await world.ask(actor, queryOf(rule), { input });
    const payload = data?.['payload'] as { errors: { code: string }[] } | undefined;
    const code = errors[0]?.extensions.code ?? payload?.errors[0]?.code;
    // What is refused for another reason was allowed.
    return (['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const).find((known) => known === code) ?? 'yes';
  };

  test.each(MUTATIONS.map((rule) => [nameOf(rule), rule] as const))('%s', async (_name, rule) => {
    const places = rule.isOfSite ? (['open'] as const) : PLACES;
    const [found, expected]: Record<string, Verdict>[] = [{}, {}];
    for (const actor of ACTORS) {
      for (const place of places) {
        for (const own of rule.knowsOwn && actor !== 'anonymous' ? [false, true] : [false]) {
          const where = `${actor}, ${own ? 'own' : 'other'}, ${place}`;
          found![where] = await verdictOf(rule, actor, place, own);
          expected![where] = verdict(actor, rule.needs, rule.isOfSite ? null : place, own);
        }
      }
    }
    expect(found).toEqual(expected);
  });
});
