import { HOLDING_RULES } from '../../../shared/newAccounts';
import type { NewAccountRulesRow } from '../../store/read/newAccountRules';
import { schemaBuilder } from '../builder/builder';
import { defineIndexedEnum } from '../builder/enums';

export const GraphQLHoldingRule = defineIndexedEnum(
  'HoldingRule',
  'Rule that selects the reporters whose new issues are held for triage. Issues of triagers and higher roles are never held.',
  HOLDING_RULES,
  {
    off: 'No issues are held.',
    young_accounts: 'Issues of accounts that are younger than `accountDays`.',
    unknown_reporters:
      'Issues of reporters without an accepted issue in the project: none of their issues is in a state of the category BACKLOG, ACTIVE or DONE.',
  },
);

export const GraphQLNewAccountRules = schemaBuilder
  .objectRef<NewAccountRulesRow>('NewAccountRules')
  .implement({
    description: 'Rules of a project for issues of new accounts.',
    fields: (t) => ({
      holding: t.expose('holding', {
        type: GraphQLHoldingRule,
        description: 'Rule that selects the reporters whose new issues are held for triage.',
      }),
      accountDays: t.exposeInt('account_days', {
        description: 'Days for which an account is new. Applies to the rule YOUNG_ACCOUNTS.',
      }),
      issuesPerHour: t.exposeInt('issues_per_hour', {
        description:
          'Number of issues per hour that a reporter whose issues are held can create in the project.',
      }),
    }),
  });
