/** Expected errors of mutations, returned as data: one object type per kind, with a common interface. */
import type { ErrorCode as Code } from '../../../shared/errors';
import { visibleIssue } from '../../domain/issues/issues';
import type { UserError as DomainError } from '../../domain/base/UserError';
import { builder } from '../builder/builder';
import { describedEnum, Role } from '../builder/enums';
import { IssueRef } from '../builder/refs';
import { WorkflowState } from './Workflow';

export const ErrorCode = describedEnum<Code>(
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

export const UserError = builder.interfaceRef<DomainError>('UserError').implement({
  description: 'An expected error of a mutation. If there are any, the mutation has changed nothing.',
  fields: (t) => ({
    code: t.field({ type: ErrorCode, description: 'Code of the error.', resolve: ({ code }) => code }),
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
  resolveType: ({ kind }) => ERROR_TYPE_NAMES[kind],
});

const ERROR_TYPE_NAMES: Record<DomainError['kind'], string> = {
  field: 'FieldError',
  conflict: 'ConflictError',
  transition: 'TransitionError',
  limit: 'LimitError',
  access: 'AccessError',
};

type ErrorOfKind<Kind extends DomainError['kind']> = Extract<DomainError, { kind: Kind }>;

builder.objectRef<ErrorOfKind<'field'>>('FieldError').implement({
  description: 'An input field has an invalid value.',
  interfaces: [UserError],
});

builder.objectRef<ErrorOfKind<'conflict'>>('ConflictError').implement({
  description: 'The data has been changed by another user in the meantime.',
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: IssueRef,
      nullable: true,
      description: 'The issue in its current state, or null if the conflict is not about an issue.',
      resolve: ({ current }, _args, context) => current && visibleIssue(context, current),
    }),
  }),
});

builder.objectRef<ErrorOfKind<'transition'>>('TransitionError').implement({
  description: 'The workflow does not allow this state change, or not for the viewer’s role.',
  interfaces: [UserError],
  fields: (t) => ({
    allowed: t.field({
      type: [WorkflowState],
      description: 'Workflow states that the viewer can choose instead.',
      resolve: ({ allowed }) => allowed,
    }),
  }),
});

builder.objectRef<ErrorOfKind<'limit'>>('LimitError').implement({
  description: 'A limit has been exceeded.',
  interfaces: [UserError],
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Maximum that is allowed.' }),
  }),
});

builder.objectRef<ErrorOfKind<'access'>>('AccessError').implement({
  description: 'The viewer lacks the required permission.',
  interfaces: [UserError],
  fields: (t) => ({
    requires: t.expose('requires', {
      type: Role,
      nullable: true,
      description:
        'Lowest project role that has the permission, or null if signing in or a site role is required.',
    }),
  }),
});
