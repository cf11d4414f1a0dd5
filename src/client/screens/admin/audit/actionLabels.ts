import type { AuditAction } from '../../../../../__generated__/AuditScreenQuery.graphql';

/** What was done, as it goes on after who did it and before what it was done to. */
export const ACTION_LABELS: Readonly<Partial<Record<AuditAction, string>>> = {
  SIGNED_IN: 'signed in',
  SIGN_IN_FAILED: 'failed to sign in as',
  SIGNED_OUT: 'signed out',
  SESSION_REVOKED: 'ended a session',
  PASSWORD_CHANGED: 'changed the password',
  PROFILE_CHANGED: 'changed the profile',
  TOKEN_CREATED: 'made a token',
  TOKEN_REVOKED: 'revoked a token',
  SET_UP: 'set Winnow up',
  USER_CREATED: 'made an account for',
  USER_CHANGED: 'changed the account of',
  USER_DISABLED: 'disabled',
  USER_ENABLED: 'enabled',
  PASSWORD_LINK_CREATED: 'made a password link for',
  MEMBER_ADDED: 'gave a role to',
  MEMBER_CHANGED: 'changed the role of',
  MEMBER_REMOVED: 'took the role of',
  INVITATION_CREATED: 'made a link that invites to',
  INVITATION_REVOKED: 'revoked a link that invites to',
  INVITATION_ACCEPTED: 'followed a link that invites to',
  PROJECT_CREATED: 'made the project',
  PROJECT_CHANGED: 'changed the project',
  BULK_STARTED: 'began a bulk edit of',
  BULK_UNDONE: 'took back a bulk edit of',
};
