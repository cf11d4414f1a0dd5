/** Expected failures as data: one type a kind, over the same interface. */
import { ERROR_CODES } from '../../../shared/errors';
import { visibleIssue } from '../../domain/issues/issues';
import type { UserError as DomainError } from '../../domain/base/UserError';
import { builder } from '../builder/builder';
import { Role } from '../builder/enums';
import { IssueRef } from '../builder/refs';
import { WorkflowState } from './Workflow';

export const ErrorCode = builder.enumType('ErrorCode', {
  description: 'What went wrong, as the error catalogue names it.',
  values: Object.fromEntries(ERROR_CODES.map((code) => [code, {}])),
});

export const UserError = builder.interfaceRef<DomainError>('UserError').implement({
  description: 'Why something that was asked was not done: nothing of it was.',
  fields: (t) => ({
    code: t.field({ type: ErrorCode, description: 'What went wrong.', resolve: ({ code }) => code }),
    message: t.exposeString('message', { description: 'For the person who asked.' }),
    path: t.field({
      type: ['String'],
      nullable: true,
      description: 'Where in the input; null: all of it.',
      resolve: ({ path }) => path,
    }),
  }),
  resolveType: ({ kind }) => TYPES[kind],
});

const TYPES: Record<DomainError['kind'], string> = {
  field: 'FieldError',
  conflict: 'ConflictError',
  transition: 'TransitionError',
  limit: 'LimitError',
  access: 'AccessError',
};

type Of<Kind extends DomainError['kind']> = Extract<DomainError, { kind: Kind }>;

builder.objectRef<Of<'field'>>('FieldError').implement({
  description: 'A field that is not as it must be.',
  interfaces: [UserError],
});

builder.objectRef<Of<'conflict'>>('ConflictError').implement({
  description: 'Somebody changed meanwhile what was to be changed.',
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: IssueRef,
      nullable: true,
      description: 'The issue as it is now.',
      resolve: ({ current }, _args, context) => current && visibleIssue(context, current),
    }),
  }),
});

builder.objectRef<Of<'transition'>>('TransitionError').implement({
  description: 'The workflow does not lead there, or not whoever asked.',
  interfaces: [UserError],
  fields: (t) => ({
    allowed: t.field({
      type: [WorkflowState],
      description: 'Where it may go instead.',
      resolve: ({ allowed }) => allowed,
    }),
  }),
});

builder.objectRef<Of<'limit'>>('LimitError').implement({
  description: 'More than there may be.',
  interfaces: [UserError],
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'How many there may be.' }),
  }),
});

builder.objectRef<Of<'access'>>('AccessError').implement({
  description: 'Not for whoever asked.',
  interfaces: [UserError],
  fields: (t) => ({
    requires: t.expose('requires', {
      type: Role,
      nullable: true,
      description: 'The least role that may; null: signing in, or no role of a project.',
    }),
  }),
});
