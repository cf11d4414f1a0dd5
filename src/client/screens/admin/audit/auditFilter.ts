/** The filter of the audit log, stored in the address. */
import type { AuditAction } from '../../../../../__generated__/AuditScreenQuery.graphql';
import { LIST_SEARCH_URL_PARAMETER, parseListSearchText } from '../../../relay/queries/createScreenLoader';

/** Groups of actions by which the audit log can be filtered. */
export const AUDIT_TOPICS = {
  signIns: {
    label: 'Sign-ins',
    actions: ['SIGNED_IN', 'SIGN_IN_FAILED', 'SIGNED_OUT', 'SESSION_REVOKED'],
  },
  accounts: {
    label: 'Accounts',
    actions: [
      'SET_UP',
      'USER_CREATED',
      'USER_CHANGED',
      'USER_DISABLED',
      'USER_ENABLED',
      'PASSWORD_CHANGED',
      'PASSWORD_LINK_CREATED',
      'PROFILE_CHANGED',
    ],
  },
  tokens: { label: 'Tokens', actions: ['TOKEN_CREATED', 'TOKEN_REVOKED'] },
  members: {
    label: 'Members and invitations',
    actions: [
      'MEMBER_ADDED',
      'MEMBER_CHANGED',
      'MEMBER_REMOVED',
      'INVITATION_CREATED',
      'INVITATION_REVOKED',
      'INVITATION_ACCEPTED',
    ],
  },
  projects: { label: 'Projects', actions: ['PROJECT_CREATED', 'PROJECT_CHANGED'] },
  data: {
    label: 'Imports, exports and backups',
    actions: ['ISSUES_IMPORTED', 'ISSUES_EXPORTED', 'BACKUP_CREATED', 'BACKUP_RESTORED'],
  },
  bulk: { label: 'Bulk edits', actions: ['BULK_STARTED', 'BULK_UNDONE'] },
} as const satisfies Record<string, { label: string; actions: readonly AuditAction[] }>;

type AuditTopic = keyof typeof AUDIT_TOPICS;

export interface AuditLogFilter {
  /** Group of actions to show; null: all actions. */
  topic: AuditTopic | null;
  /**
   * Text to search for in the actor, the subject and the IP address of audit log entries; empty: no search.
   */
  matching: string;
}

export function parseAuditLogFilter(search: URLSearchParams): AuditLogFilter {
  return { topic: parseAuditTopic(search.get('show')), matching: parseListSearchText(search) };
}

export function buildAuditLogHref({ topic, matching }: AuditLogFilter): string {
  const search = new URLSearchParams();
  if (topic !== null) search.set('show', topic);
  if (matching !== '') search.set(LIST_SEARCH_URL_PARAMETER, matching);
  const text = search.toString();
  return text === '' ? '/admin/audit' : `/admin/audit?${text}`;
}

/** Parses the key of a group of audit log actions; null if there is no such group. */
export const parseAuditTopic = (text: string | null): AuditTopic | null =>
  text !== null && Object.hasOwn(AUDIT_TOPICS, text) ? (text as AuditTopic) : null;
