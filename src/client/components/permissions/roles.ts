import { ROLES } from '../../../shared/issue';

/** Values of the Role enum, from the lowest to the highest role. */
export type RoleChoice = Uppercase<(typeof ROLES)[number]>;

export const ROLE_CHOICES = ROLES.map((role) => role.toUpperCase() as RoleChoice);

/** Descriptions of the roles: what each one adds to the permissions of the lower roles. */
export const ROLE_DESCRIPTIONS: Readonly<Record<RoleChoice, string>> = {
  READER: 'can read, vote and watch',
  REPORTER: 'can create issues and comment',
  TRIAGER: 'can change states and labels',
  DEVELOPER: 'can edit issues and comments of others',
  MAINTAINER: 'can manage the project',
};

/** Explains why a control is disabled for users without the maintainer role. */
export const MAINTAINER_REQUIRED_MESSAGE = 'Requires the maintainer role';

/** The role as text: `Maintainer`. */
export const formatRole = (role: string): string => role.charAt(0) + role.slice(1).toLowerCase();

/** Options of a role field: `Triager: can change states and labels`. */
export const ROLE_OPTIONS = ROLE_CHOICES.map(
  (role) => [role, `${formatRole(role)}: ${ROLE_DESCRIPTIONS[role]}`] as const,
);
