/** Roles in words. */
import { ROLES } from '../../shared/issue';

/** As GraphQL calls them, in rising order of trust. */
export type RoleChoice = Uppercase<(typeof ROLES)[number]>;

export const ROLE_CHOICES = ROLES.map((role) => role.toUpperCase() as RoleChoice);

/** What each may do, beside what those before it may. */
export const ROLE_DESCRIPTIONS: Readonly<Record<RoleChoice, string>> = {
  READER: 'reads, votes and watches',
  REPORTER: 'files and comments',
  TRIAGER: 'sets states and labels',
  DEVELOPER: 'edits what others wrote',
  MAINTAINER: 'runs the project',
};

/** `Maintainer`. */
export const roleName = (role: string): string => role.charAt(0) + role.slice(1).toLowerCase();

/** To choose from: `Triager: sets states and labels`. */
export const ROLE_OPTIONS = ROLE_CHOICES.map(
  (role) => [role, `${roleName(role)}: ${ROLE_DESCRIPTIONS[role]}`] as const,
);
