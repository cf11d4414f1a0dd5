/** Fields that the payloads of several mutations have. */
import { projectById } from '../../domain/projects';
import type { CommentDone } from '../../domain/writing/comments';
import type { LinkDone } from '../../domain/writing/linkIssues';
import type { ProjectDone } from '../../domain/writing/projects';
import type { IssueKey } from '../../store/read/issues';
import { CommentRef, IssueRef, ProjectRef } from '../builder/refs';
import type { PayloadBuilder } from './mutation';

/** The issue that was written to, as it is now. */
export const issueField = <Result extends IssueKey>(t: PayloadBuilder<Result>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'The issue after the change, or null if nothing was changed or the issue was deleted.',
    resolve: ({ result }, _args, context) => result && context.load.issues.load(result),
  });

/** The issue at the other end of a link. */
export const otherField = (t: PayloadBuilder<LinkDone>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'The issue at the other end of the link after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) =>
      result && context.load.issues.load({ projectId: result.projectId, number: result.other }),
  });

/** The comment that was written. */
export const commentField = (t: PayloadBuilder<CommentDone>) =>
  t.field({
    type: CommentRef,
    nullable: true,
    description: 'The comment after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) =>
      result && context.load.comments.load({ projectId: result.projectId, id: result.comment }),
  });

/** The project that something of it was made or changed in. */
export const projectField = <Result extends ProjectDone>(t: PayloadBuilder<Result>) =>
  t.field({
    type: ProjectRef,
    nullable: true,
    description:
      'The project after the change, or null if nothing was changed or the viewer can no longer read it.',
    resolve: ({ result }, _args, context) => result && projectById(context, result.projectId),
  });

/** The secret that was made. */
export const secretField = <Result extends { secret: string | null }>(t: PayloadBuilder<Result>) =>
  t.string({
    nullable: true,
    description:
      'The secret, returned only this once and stored only as a hash. Null if nothing was created or this idempotency key was already used.',
    resolve: ({ result }) => result?.secret ?? null,
  });
