import { RequestRateLimits } from '../../server/http/auth/rateLimits';
import { graphqlSchema } from '../../server/schema';
import { describeEachDatabaseEngine } from '../databases';
import type { MutationPermissionRule, MutationTestTarget } from './MutationRule';
import { MUTATION_PERMISSION_RULES } from './mutations';
import {
  TEST_ACTORS,
  TEST_PROJECT_NAMES,
  type ExpectedPermissionResult,
  getExpectedPermissionResult,
} from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const buildMutationText = ({ mutation }: MutationPermissionRule): string => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  return `mutation ($input: ${type}) { payload: ${mutation}(input: $input) { errors { code message } } }`;
};
const formatMutationRuleName = ({ mutation, form }: MutationPermissionRule) =>
  form ? `${mutation}: ${form}` : mutation;

test('every mutation of the schema has a permission rule', () => {
  const mutations = Object.keys(graphqlSchema.getMutationType()!.getFields()).sort();
  expect([...new Set(MUTATION_PERMISSION_RULES.map(({ mutation }) => mutation))].sort()).toEqual(mutations);
});

describeEachDatabaseEngine('permissions of mutations', (open) => {
  let testServer: PermissionTestServer;
  beforeAll(async () => {
    // The tokens belong to one user, whose mutations together exceed the limit on a fast machine.
    jest.spyOn(RequestRateLimits.prototype, 'countMutations').mockResolvedValue();
    testServer = await PermissionTestServer.openWithTestData(
      open,
      MUTATION_PERMISSION_RULES.map(buildMutationText),
    );
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await testServer.close();
  });

  const resultOf = async (
    rule: MutationPermissionRule,
    target: MutationTestTarget,
  ): Promise<ExpectedPermissionResult> => {
    const { actor } = target;
    const input = await rule.input(target);
    const { data, errors } = await testServer.sendGraphQLRequest(actor, buildMutationText(rule), { input });
    await rule.after?.(target);
    const payload = data?.['payload'] as { errors: { code: string }[] } | undefined;
    const code = errors[0]?.extensions.code ?? payload?.errors[0]?.code;
    // A mutation that is rejected for another reason than permissions counts as permitted.
    return (['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const).find((known) => known === code) ?? 'yes';
  };

  test.each(MUTATION_PERMISSION_RULES.map((rule) => [formatMutationRuleName(rule), rule] as const))(
    'mutation %s is allowed for the expected actors only',
    async (_name, rule) => {
      const projectNames = rule.isSiteWide ? (['open'] as const) : TEST_PROJECT_NAMES;
      const [found, expected]: Record<string, ExpectedPermissionResult>[] = [{}, {}];
      const attempts = TEST_ACTORS.flatMap((actor) =>
        (rule.dependsOnAuthor && actor !== 'anonymous' ? [false, true] : [false]).map((own) => ({
          actor,
          own,
        })),
      );
      for (const projectName of projectNames) {
        const authors = attempts.map(({ actor, own }) => testServer.getTestObjectAuthorId(actor, own));
        const issues = await testServer.insertTestIssues(projectName, authors);
        for (const [index, { actor, own }] of attempts.entries()) {
          const description = `${actor}, ${own ? 'own' : 'other'}, ${projectName}`;
          found![description] = await resultOf(rule, {
            testServer,
            actor,
            projectName,
            own,
            ...issues[index]!,
          });
          // A token of scope read is rejected before the project is looked up.
          expected![description] =
            actor === 'tokenOfScopeRead'
              ? 'FORBIDDEN'
              : getExpectedPermissionResult(actor, rule.needs, rule.isSiteWide ? null : projectName, own);
        }
      }
      expect(found).toEqual(expected);
    },
  );
});
