/** Fields that the payloads of several mutations have. */
import { projectById } from '../../domain/projects/projects';
import type { CommentResult } from '../../domain/mutations/issues/comments';
import type { LinkResult } from '../../domain/mutations/issues/linkIssues';
import type { ProjectResult } from '../../domain/mutations/projects/projects';
import type { IssueKey } from '../../store/read/issues';
import { CommentRef, IssueRef, ProjectRef } from '../builder/refs';
import type { PayloadBuilder } from './mutation';

/** The issue that was written to, as it is now. */
export const issueField = <Done extends IssueKey>(t: PayloadBuilder<Done>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'As it is now; null: nothing was done, or it is gone.',
    resolve: ({ result: done }, _args, context) => done && context.load.issues.load(done),
  });

/** The issue at the other end of a link. */
export const otherField = (t: PayloadBuilder<LinkResult>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'The other one as it is now.',
    resolve: ({ result: done }, _args, context) =>
      done && context.load.issues.load({ projectId: done.projectId, number: done.other }),
  });

/** The comment that was written. */
export const commentField = (t: PayloadBuilder<CommentResult>) =>
  t.field({
    type: CommentRef,
    nullable: true,
    description: 'As it is now.',
    resolve: ({ result: done }, _args, context) =>
      done && context.load.comments.load({ projectId: done.projectId, id: done.comment }),
  });

/** The project that something of it was made or changed in. */
export const projectField = <Done extends ProjectResult>(t: PayloadBuilder<Done>) =>
  t.field({
    type: ProjectRef,
    nullable: true,
    description: 'As it is now; null: nothing was done, or the viewer may see it no more.',
    resolve: ({ result: done }, _args, context) => done && projectById(context, done.projectId),
  });

/** The secret that was made. */
export const secretField = <Done extends { secret: string | null }>(t: PayloadBuilder<Done>) =>
  t.string({
    nullable: true,
    description: 'Told once and kept nowhere; null: this request had been carried out before.',
    resolve: ({ result: done }) => done?.secret ?? null,
  });
