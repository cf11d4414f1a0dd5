/** Payload fields shared by several mutations. */
import { projectById } from '../../domain/projects/projects';
import type { CommentResult } from '../../domain/mutations/issues/comments';
import type { LinkResult } from '../../domain/mutations/issues/linkIssues';
import type { ProjectResult } from '../../domain/mutations/projects/projects';
import type { IssueKey } from '../../store/read/issues';
import { CommentRef, IssueRef, ProjectRef } from '../builder/refs';
import type { PayloadBuilder } from './mutation';

export const issueField = <Result extends IssueKey>(t: PayloadBuilder<Result>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'The issue after the change, or null if nothing was changed or the issue was deleted.',
    resolve: ({ result }, _args, context) => result && context.load.issues.load(result),
  });

export const otherField = (t: PayloadBuilder<LinkResult>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'The issue at the other end of the link after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) =>
      result && context.load.issues.load({ projectId: result.projectId, number: result.other }),
  });

export const commentField = (t: PayloadBuilder<CommentResult>) =>
  t.field({
    type: CommentRef,
    nullable: true,
    description: 'The comment after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) =>
      result && context.load.comments.load({ projectId: result.projectId, id: result.comment }),
  });

export const projectField = <Result extends ProjectResult>(t: PayloadBuilder<Result>) =>
  t.field({
    type: ProjectRef,
    nullable: true,
    description:
      'The project after the change, or null if nothing was changed or the viewer can no longer read it.',
    resolve: ({ result }, _args, context) => result && projectById(context, result.projectId),
  });

export const secretField = <Result extends { secret: string | null }>(t: PayloadBuilder<Result>) =>
  t.string({
    nullable: true,
    description:
      'The secret, returned only this once and stored only as a hash. Null if nothing was created or this idempotency key was already used.',
    resolve: ({ result }) => result?.secret ?? null,
  });
