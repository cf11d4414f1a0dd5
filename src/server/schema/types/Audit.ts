import { AUDIT_ACTIONS, type AuditAction as Action } from '../../../shared/audit';
import {
  createAuditLogConnection,
  type AuditDetail as Detail,
  toAuditDetails,
} from '../../domain/audit/auditLog';
import { encodeGlobalId } from '../../domain/base/ids';
import { loadUser } from '../../domain/people/users';
import type { AuditEntryRow } from '../../store/read/audit';
import { defineForwardPaginationArguments } from '../builder/arguments';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLUser } from './User';

const AUDIT_ACTION_DESCRIPTIONS: Readonly<Record<Action, string>> = {
  signed_in: 'A user signed in with a browser.',
  sign_in_failed: 'An attempt to sign in failed.',
  signed_out: 'A user signed out of a browser.',
  session_revoked: 'A user ended another of their own sessions.',
  password_changed: 'A user set or changed a password.',
  profile_changed: 'A user changed their own profile.',
  notification_settings_changed: 'A user changed which notifications they receive by email.',
  token_created: 'A user created an API token.',
  token_revoked: 'A user revoked an API token.',
  set_up: 'The site was set up with its first administrator.',
  user_created: 'A user account was created.',
  user_changed: 'A user account was changed by an administrator.',
  user_disabled: 'A user account was disabled.',
  user_enabled: 'A disabled user account was enabled again.',
  password_link_created: 'An administrator created a password link for a user.',
  member_added: 'A user became a member of a project.',
  member_changed: 'The role of a project member was changed.',
  member_removed: 'A member was removed from a project.',
  invitation_created: 'An invitation link to a project was created.',
  invitation_revoked: 'An invitation link to a project was revoked.',
  invitation_accepted: 'A user joined a project with an invitation.',
  project_created: 'A project was created on the site.',
  project_changed: 'Name, description or visibility of a project was changed.',
  project_deleted: 'A project was deleted, or its creation was undone.',
  project_restored: 'A deleted project was restored.',
  label_deleted: 'A label of a project was deleted.',
  label_merged: 'A label of a project was merged into another one.',
  milestone_deleted: 'A milestone of a project was deleted.',
  bulk_started: 'A bulk operation was started in a project.',
  bulk_undone: 'The undo of a bulk operation was started.',
  issues_imported: 'Issues were imported into a project.',
  issues_exported: 'Issues of a project were exported.',
  backup_created: 'A backup of the database was written to a file.',
  backup_restored: 'The database was restored from a backup.',
  feed_addresses_reset: 'A user made the addresses of their feeds invalid.',
  person_claim_approved: 'An administrator approved the claim of a user to be an imported person.',
  person_claim_declined: 'An administrator declined the claim of a user to be an imported person.',
};

const GraphQLAuditAction = schemaBuilder.enumType('AuditAction', {
  description: 'Kind of an audit log entry.',
  values: Object.fromEntries(
    AUDIT_ACTIONS.map((action) => [
      action.toUpperCase(),
      { value: action, description: AUDIT_ACTION_DESCRIPTIONS[action] },
    ]),
  ),
});

const GraphQLAuditDetail = schemaBuilder.objectRef<Detail>('AuditDetail').implement({
  description: 'An additional fact about an audit log entry, as name and value.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the fact, such as `role`.' }),
    value: t.exposeString('value', { description: 'Value of the fact, such as `maintainer` for `role`.' }),
  }),
});

const GraphQLAuditEntry = schemaBuilder.objectRef<AuditEntryRow>('AuditEntry').implement({
  description:
    'An entry of the audit log: one action that concerns security or administration. Visible to administrators only.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({ description: NODE_ID_DESCRIPTION, resolve: ({ id }) => encodeGlobalId('AuditEntry', id) }),
    createdAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the action happened.' }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who performed the action, or null for an anonymous request.',
      resolve: (entry, _args, context) => loadUser(context, entry.actor_id),
    }),
    action: t.field({
      type: GraphQLAuditAction,
      description: 'Kind of the action.',
      resolve: ({ action }) => action,
    }),
    subject: t.exposeString('subject', {
      nullable: true,
      description:
        'Login or project key that the action concerned, as it was at that time, or null if there is none.',
    }),
    details: t.field({
      type: [GraphQLAuditDetail],
      description: 'Additional facts about the action.',
      resolve: toAuditDetails,
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'IP address that the request came from, or null if unknown.',
    }),
    userAgent: t.exposeString('user_agent', {
      nullable: true,
      description: 'User-Agent header of the request, or null if there was none.',
    }),
  }),
});

const GraphQLAuditConnection = defineGraphQLConnectionType(
  'Audit',
  GraphQLAuditEntry,
  'A page of the audit log.',
);

schemaBuilder.queryField('audit', (t) =>
  t.field({
    type: GraphQLAuditConnection,
    description: 'Entries of the audit log, newest first. Requires the site role ADMINISTRATOR.',
    args: {
      actions: t.arg({
        type: [GraphQLAuditAction],
        description: 'Kinds of entries to return. All kinds if absent.',
      }),
      matching: t.arg.string({
        description:
          'Text that the subject, the actor’s login or the IP address must contain, case-insensitive.',
      }),
      ...defineForwardPaginationArguments(),
    },
    resolve: (_root, args, context) => createAuditLogConnection(context, args),
  }),
);
