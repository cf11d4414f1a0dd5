/** Each GraphQL mutation: the permission that it requires, and a valid input. */
import { BULK_MUTATION_PERMISSION_RULES } from './bulkMutations';
import { IMPORT_MUTATION_PERMISSION_RULES } from './importMutations';
import { ISSUE_MUTATION_PERMISSION_RULES } from './issueMutations';
import type { MutationPermissionRule } from './MutationRule';
import { PROJECT_MUTATION_PERMISSION_RULES } from './projectMutations';
import { SITE_MUTATION_PERMISSION_RULES } from './siteMutations';

export const MUTATION_PERMISSION_RULES: readonly MutationPermissionRule[] = [
  ...ISSUE_MUTATION_PERMISSION_RULES,
  ...BULK_MUTATION_PERMISSION_RULES,
  ...IMPORT_MUTATION_PERMISSION_RULES,
  ...PROJECT_MUTATION_PERMISSION_RULES,
  ...SITE_MUTATION_PERMISSION_RULES,
];
