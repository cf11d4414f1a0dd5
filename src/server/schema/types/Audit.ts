import { AUDIT_ACTIONS } from '../../../shared/audit';
import { auditConnection, type AuditDetail as Detail, auditDetails } from '../../domain/audit/auditLog';
import { encodeId } from '../../domain/base/ids';
import { userOf } from '../../domain/people/users';
import type { AuditEntryRow } from '../../store/read/audit';
import { forwardArguments } from '../builder/arguments';
import { builder, Node } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { User } from './User';

export const AuditAction = builder.enumType('AuditAction', {
  description: 'What the audit log records.',
  values: Object.fromEntries(AUDIT_ACTIONS.map((action) => [action.toUpperCase(), { value: action }])),
});

const AuditDetail = builder.objectRef<Detail>('AuditDetail').implement({
  description: 'More of what was done.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What of it.' }),
    value: t.exposeString('value', { description: 'What it was.' }),
  }),
});

const AuditEntry = builder.objectRef<AuditEntryRow>('AuditEntry').implement({
  description: 'What somebody did to the site or its people, shown to administrators.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('AuditEntry', id) }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When.' }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Who; null: nobody who had signed in.',
      resolve: (entry, _args, context) => userOf(context, entry.actor_id),
    }),
    action: t.field({
      type: AuditAction,
      description: 'What they did.',
      resolve: ({ action }) => action,
    }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'To what, as it was called then: a login, a project’s key.',
    }),
    details: t.field({ type: [AuditDetail], description: 'More of it.', resolve: auditDetails }),
    address: t.exposeString('address', { nullable: true, description: 'From which network address.' }),
    userAgent: t.exposeString('user_agent', {
      nullable: true,
      description: 'What their browser or program says of itself.',
    }),
  }),
});

const AuditConnection = connectionType('Audit', AuditEntry, 'The audit log, in pages.');

builder.queryField('audit', (t) =>
  t.field({
    type: AuditConnection,
    description: 'What was done to the site and its people, the newest first: for administrators.',
    args: {
      actions: t.arg({ type: [AuditAction], description: 'Only these.' }),
      matching: t.arg.string({
        description:
          'Only what has this in its subject, in the login of who did it, or in the address, in any case.',
      }),
      ...forwardArguments(),
    },
    resolve: (_root, args, context) => auditConnection(context, args),
  }),
);
