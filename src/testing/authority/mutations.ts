/** Each GraphQL mutation: the permission that it requires, and a valid input. */
import { BULK_MUTATION_RULES } from './bulkMutations';
import { ISSUE_MUTATION_RULES } from './issueMutations';
import type { MutationPermissionRule } from './MutationRule';
import { PROJECT_MUTATION_RULES } from './projectMutations';
import { SITE_MUTATION_RULES } from './siteMutations';

export const MUTATION_RULES: readonly MutationPermissionRule[] = [
  ...ISSUE_MUTATION_RULES,
  ...BULK_MUTATION_RULES,
  ...PROJECT_MUTATION_RULES,
  ...SITE_MUTATION_RULES,
];
