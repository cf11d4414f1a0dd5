import { labelOf, milestoneOf, stateOf } from '../../domain/issues/issues';
import type { RequestContext } from '../../domain/context/RequestContext';
import { userOf } from '../../domain/people/users';
import type { IssueChange } from '../../domain/plan/IssueChange';
import { builder } from '../builder/builder';
import { IssueType, Priority } from '../builder/enums';
import { Label } from './Label';
import { Milestone } from './Milestone';
import { IssueRef } from '../builder/refs';
import { User } from './User';
import { WorkflowState } from './Workflow';

interface Fields {
  projectId: number;
  change: IssueChange;
}

type Many =
  'labelIds' | 'addLabelIds' | 'removeLabelIds' | 'assigneeIds' | 'addAssigneeIds' | 'removeAssigneeIds';

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);

const labelsIn = async ({ projectId, change }: Fields, field: Many, context: RequestContext) =>
  present(await Promise.all((change[field] ?? []).map((id) => labelOf(context, projectId, id))));

const peopleIn = async ({ change }: Fields, field: Many, context: RequestContext) =>
  present(await Promise.all((change[field] ?? []).map((id) => userOf(context, id))));

export const BulkFields = builder.objectRef<Fields>('BulkFields').implement({
  description: 'What a bulk operation changes in each issue; what is null or empty stays.',
  fields: (t) => {
    const labels = (field: Many, description: string) =>
      t.field({
        type: [Label],
        description,
        resolve: (fields, _args, context) => labelsIn(fields, field, context),
      });
    const people = (field: Many, description: string) =>
      t.field({
        type: [User],
        description,
        resolve: (fields, _args, context) => peopleIn(fields, field, context),
      });
    return {
      state: t.field({
        type: WorkflowState,
        nullable: true,
        description: 'Where they go.',
        resolve: ({ projectId, change }, _args, context) =>
          stateOf(context, projectId, change.stateId ?? null),
      }),
      reason: t.string({ nullable: true, description: 'Why.', resolve: ({ change }) => change.reason }),
      canonicalIssue: t.field({
        type: IssueRef,
        nullable: true,
        description: 'What they are duplicates of.',
        resolve: ({ projectId, change: { canonicalNumber: number } }, _args, context) =>
          number === undefined ? null : context.load.issues.load({ projectId, number }),
      }),
      replacesLabels: t.boolean({
        description: 'Whether `labels` are all that they have afterwards.',
        resolve: ({ change }) => change.labelIds !== undefined,
      }),
      labels: labels('labelIds', 'All of their labels, where they are replaced.'),
      addedLabels: labels('addLabelIds', 'Labels that they get.'),
      removedLabels: labels('removeLabelIds', 'Labels that they lose.'),
      replacesAssignees: t.boolean({
        description: 'Whether `assignees` are all that they have afterwards.',
        resolve: ({ change }) => change.assigneeIds !== undefined,
      }),
      assignees: people('assigneeIds', 'All of their assignees, where they are replaced.'),
      addedAssignees: people('addAssigneeIds', 'Who works on them too.'),
      removedAssignees: people('removeAssigneeIds', 'Who works on them no more.'),
      priority: t.field({
        type: Priority,
        nullable: true,
        description: 'How pressing they are.',
        resolve: ({ change }) => change.priority,
      }),
      type: t.field({
        type: IssueType,
        nullable: true,
        description: 'What they are about.',
        resolve: ({ change }) => change.type,
      }),
      milestone: t.field({
        type: Milestone,
        nullable: true,
        description: 'What they are gathered for.',
        resolve: ({ projectId, change }, _args, context) =>
          milestoneOf(context, projectId, change.milestoneId ?? null),
      }),
      clearsMilestone: t.boolean({
        description: 'Whether they are gathered for nothing afterwards.',
        resolve: ({ change }) => change.milestoneId === null,
      }),
    };
  },
});
