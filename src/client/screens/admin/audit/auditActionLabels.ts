import type { AuditAction } from '../../../../../__generated__/AuditScreenQuery.graphql';

/** Verb phrases between the actor and the subject of an audit log entry: "mika [disabled] sam". */
export const AUDIT_ACTION_LABELS: Readonly<Partial<Record<AuditAction, string>>> = {
  SIGNED_IN: 'signed in',
  SIGN_IN_FAILED: 'failed to sign in as',
  SIGNED_OUT: 'signed out',
  SESSION_REVOKED: 'ended a session',
  PASSWORD_CHANGED: 'changed the password',
  PROFILE_CHANGED: 'changed the profile',
  TOKEN_CREATED: 'created the token',
  TOKEN_REVOKED: 'revoked the token',
  SET_UP: 'set up Winnow',
  USER_CREATED: 'created an account for',
  USER_CHANGED: 'changed the account of',
  USER_DISABLED: 'disabled',
  USER_ENABLED: 'enabled',
  PASSWORD_LINK_CREATED: 'created a password link for',
  MEMBER_ADDED: 'added the member',
  MEMBER_CHANGED: 'changed the role of',
  MEMBER_REMOVED: 'removed the member',
  INVITATION_CREATED: 'created an invitation link for',
  INVITATION_REVOKED: 'revoked an invitation link for',
  INVITATION_ACCEPTED: 'accepted an invitation to',
  PROJECT_CREATED: 'created the project',
  PROJECT_CHANGED: 'changed the project',
  BULK_STARTED: 'started a bulk edit in',
  BULK_UNDONE: 'undid a bulk edit in',
};
