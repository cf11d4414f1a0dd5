/** Expected errors of mutations, returned as data: one object type per kind, with a common interface. */
import type { ErrorCode as Code } from '../../../shared/errors';
import { loadVisibleIssue } from '../../domain/issues/issues';
import type { UserError as DomainError } from '../../domain/base/UserError';
import { schemaBuilder } from '../builder/builder';
import { defineStringEnum, GraphQLRole } from '../builder/enums';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLWorkflowState } from './Workflow';

export const GraphQLErrorCode = defineStringEnum<Code>(
  'ErrorCode',
  'Code of an error. Also sent as `extensions.code` of GraphQL errors.',
  {
    UNAUTHENTICATED: 'The request needs a signed-in user, or its API token is invalid or has expired.',
    FORBIDDEN: 'The viewer lacks the required permission.',
    NOT_FOUND: 'The object does not exist or the viewer cannot read it.',
    VALIDATION_FAILED: 'The input or the GraphQL document is invalid.',
    QUERY_SYNTAX: 'A part of the search query could not be interpreted.',
    TRANSITION_NOT_ALLOWED: 'The workflow does not allow the state change.',
    CONFLICT: 'The data has been changed by another user in the meantime.',
    DUPLICATE_CYCLE: 'The link or parent would make an issue its own duplicate or ancestor.',
    LIMIT_EXCEEDED: 'A size or number exceeds its limit.',
    RATE_LIMITED: 'Too many requests were sent. The Retry-After header contains the delay in seconds.',
    OPERATION_NOT_ALLOWED: 'The operation is not on this build’s allow-list, and no API token was sent.',
    TOO_COMPLEX: 'The operation exceeds the limits of depth, fields or cost.',
    UNAVAILABLE: 'The database does not respond. The request can be retried.',
    INTERNAL: 'An unexpected error occurred. The message contains a reference to the server log.',
  },
);

export const GraphQLUserError = schemaBuilder.interfaceRef<DomainError>('UserError').implement({
  description: 'An expected error of a mutation. If there are any, the mutation has changed nothing.',
  fields: (t) => ({
    code: t.field({ type: GraphQLErrorCode, description: 'Code of the error.', resolve: ({ code }) => code }),
    message: t.exposeString('message', {
      description: 'Human-readable message that can be shown to the user.',
    }),
    path: t.field({
      type: ['String'],
      nullable: true,
      description: 'Path of the invalid input field, or null if the whole input is concerned.',
      resolve: ({ path }) => path,
    }),
  }),
  resolveType: ({ kind }) => USER_ERROR_TYPE_NAMES[kind],
});

const USER_ERROR_TYPE_NAMES: Record<DomainError['kind'], string> = {
  field: 'FieldError',
  conflict: 'ConflictError',
  transition: 'TransitionError',
  limit: 'LimitError',
  access: 'AccessError',
};

type UserErrorByKind<Kind extends DomainError['kind']> = Extract<DomainError, { kind: Kind }>;

schemaBuilder.objectRef<UserErrorByKind<'field'>>('FieldError').implement({
  description: 'An input field has an invalid value.',
  interfaces: [GraphQLUserError],
});

schemaBuilder.objectRef<UserErrorByKind<'conflict'>>('ConflictError').implement({
  description: 'The data has been changed by another user in the meantime.',
  interfaces: [GraphQLUserError],
  fields: (t) => ({
    current: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'The issue in its current state, or null if the conflict is not about an issue.',
      resolve: ({ current }, _args, context) => current && loadVisibleIssue(context, current),
    }),
    version: t.string({
      nullable: true,
      description:
        'The `baseVersion` with which the same edit overwrites the change by the other user, or null if the conflict is about an issue.',
      resolve: ({ latest }) => (latest ? String(latest.version) : null),
    }),
    value: t.string({
      nullable: true,
      description:
        'Value to which the other user changed the field, as text. Null if it is empty, or if the conflict is about an issue.',
      resolve: ({ latest }) => latest?.value ?? null,
    }),
  }),
});

schemaBuilder.objectRef<UserErrorByKind<'transition'>>('TransitionError').implement({
  description: 'The workflow does not allow this state change, or not for the viewer’s role.',
  interfaces: [GraphQLUserError],
  fields: (t) => ({
    allowed: t.field({
      type: [GraphQLWorkflowState],
      description: 'Workflow states that the viewer can choose instead.',
      resolve: ({ allowed }) => allowed,
    }),
  }),
});

schemaBuilder.objectRef<UserErrorByKind<'limit'>>('LimitError').implement({
  description: 'A limit has been exceeded.',
  interfaces: [GraphQLUserError],
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Maximum that is allowed.' }),
  }),
});

schemaBuilder.objectRef<UserErrorByKind<'access'>>('AccessError').implement({
  description: 'The viewer lacks the required permission.',
  interfaces: [GraphQLUserError],
  fields: (t) => ({
    requires: t.expose('requires', {
      type: GraphQLRole,
      nullable: true,
      description:
        'Lowest project role that has the permission, or null if signing in or a site role is required.',
    }),
  }),
});
