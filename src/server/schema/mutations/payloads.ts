/** Fields that the payloads of several mutations have. */
import type { LinkDone } from '../../domain/writing/linkIssues';
import type { IssueKey } from '../../store/read/issues';
import { IssueRef } from '../refs';
import type { PayloadBuilder } from './mutation';

/** The issue that was written to, as it is now. */
export const issueField = <Done extends IssueKey>(t: PayloadBuilder<Done>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'As it is now; null: nothing was done, or it is gone.',
    resolve: ({ done }, _args, reader) => done && reader.load.issues.load(done),
  });

/** The issue at the other end of a link. */
export const otherField = (t: PayloadBuilder<LinkDone>) =>
  t.field({
    type: IssueRef,
    nullable: true,
    description: 'The other one as it is now.',
    resolve: ({ done }, _args, reader) =>
      done && reader.load.issues.load({ projectId: done.projectId, number: done.other }),
  });
