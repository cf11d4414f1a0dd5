/** Payload fields shared by several mutations. */
import { loadProjectById } from '../../domain/projects/projects';
import type { LabelOrMilestoneDeletionResult } from '../../domain/bulk/deleteLabelOrMilestone';
import type { CommentMutationResult } from '../../domain/mutations/issues/comments';
import type { TaskMutationResult } from '../../domain/mutations/issues/setTask';
import type { LinkIssuesResult } from '../../domain/mutations/issues/linkIssues';
import type { ProjectMutationResult } from '../../domain/mutations/projects/projects';
import type { IssueRowKey } from '../../store/read/issues';
import {
  GraphQLBulkOperationRef,
  GraphQLCommentRef,
  GraphQLIssueRef,
  GraphQLProjectRef,
} from '../builder/refs';
import type { PayloadFieldBuilder } from './mutation';

export const defineIssuePayloadField = <Result extends IssueRowKey>(t: PayloadFieldBuilder<Result>) =>
  t.field({
    type: GraphQLIssueRef,
    nullable: true,
    description: 'The issue after the change, or null if nothing was changed or the issue was deleted.',
    resolve: ({ result }, _args, context) => result && context.load.issues.load(result),
  });

export const defineLinkedIssuePayloadField = (t: PayloadFieldBuilder<LinkIssuesResult>) =>
  t.field({
    type: GraphQLIssueRef,
    nullable: true,
    description: 'The issue at the other end of the link after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) =>
      result && context.load.issues.load({ projectId: result.projectId, number: result.other }),
  });

export const defineCommentPayloadField = (t: PayloadFieldBuilder<CommentMutationResult>) =>
  t.field({
    type: GraphQLCommentRef,
    nullable: true,
    description: 'The comment after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) =>
      result && context.load.comments.load({ projectId: result.projectId, id: result.comment }),
  });

/** The comment of a change whose subject is an issue or a comment. */
export const defineSubjectCommentPayloadField = (t: PayloadFieldBuilder<TaskMutationResult>) =>
  t.field({
    type: GraphQLCommentRef,
    nullable: true,
    description: 'The comment after the change, or null if the subject is an issue.',
    resolve: ({ result }, _args, context) =>
      result?.comment == null
        ? null
        : context.load.comments.load({ projectId: result.projectId, id: result.comment }),
  });

export const defineDeletingOperationField = (t: PayloadFieldBuilder<LabelOrMilestoneDeletionResult>) =>
  t.field({
    type: GraphQLBulkOperationRef,
    nullable: true,
    description:
      'Bulk operation that changes the issues and then deletes the label or milestone. Null if no issue had the label or milestone, which is then already deleted, or if the mutation was rejected.',
    resolve: ({ result }, _args, context) =>
      result?.operation == null
        ? null
        : context.load.bulkOperations.load({ projectId: result.projectId, number: result.operation }),
  });

export const EXPECTED_ISSUE_COUNT_DESCRIPTION =
  'Number of issues that the caller expects to change. Nothing is changed if the actual number differs.';

export const defineProjectPayloadField = <Result extends ProjectMutationResult>(
  t: PayloadFieldBuilder<Result>,
) =>
  t.field({
    type: GraphQLProjectRef,
    nullable: true,
    description:
      'The project after the change, or null if nothing was changed or the viewer can no longer read it.',
    resolve: ({ result }, _args, context) => result && loadProjectById(context, result.projectId),
  });

export const defineSecretPayloadField = <Result extends { secret: string | null }>(
  t: PayloadFieldBuilder<Result>,
) =>
  t.string({
    nullable: true,
    description:
      'The secret, returned only this once and stored only as a hash. Null if nothing was created or this idempotency key was already used.',
    resolve: ({ result }) => result?.secret ?? null,
  });
