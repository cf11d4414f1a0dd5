import { NEW_ACCOUNT_DAYS_MAX, NEW_ACCOUNT_ISSUES_PER_HOUR_MAX } from '../../../shared/limits';
import { updateNewAccountRules } from '../../domain/mutations/projects/updateNewAccountRules';
import { GraphQLHoldingRule } from '../types/NewAccountRules';
import { defineMutation } from './mutation';
import { defineProjectPayloadField } from './payloads';

defineMutation('updateNewAccountRules', {
  description:
    'Changes the rules of a project for issues of new accounts. They apply to issues that are created from then on. Absent fields remain unchanged. Requires the role MAINTAINER.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Id of the project.' }),
    holding: t.field({
      type: GraphQLHoldingRule,
      description: 'Rule that selects the reporters whose new issues are held for triage.',
    }),
    accountDays: t.int({
      description: `Days for which an account is new, 1 to ${NEW_ACCOUNT_DAYS_MAX}.`,
    }),
    issuesPerHour: t.int({
      description: `Number of issues per hour that a reporter whose issues are held can create, 1 to ${NEW_ACCOUNT_ISSUES_PER_HOUR_MAX}.`,
    }),
  }),
  run: (...args) => updateNewAccountRules(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
