import { mapOptionFields } from '../../../shared/fields/optionFields';
import { allMaybePromises, type MaybePromise } from '../../domain/base/maybePromise';
import { loadLabel, loadMilestone, loadWorkflowState } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import type { IssueChange } from '../../domain/fields/IssueChange';
import { schemaBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { OPTION_FIELD_PARTS } from '../builder/issueFields';
import { GraphQLLabel } from './Label';
import { GraphQLMilestone } from './Milestone';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLUser } from './User';
import { GraphQLWorkflowState } from './Workflow';

interface BulkChangeFieldsModel {
  projectId: number;
  change: IssueChange;
}

type IssueChangeIdListKey =
  | 'labelIds'
  | 'addLabelIds'
  | 'removeLabelIds'
  | 'assigneeIds'
  | 'addAssigneeIds'
  | 'removeAssigneeIds';

/** Loads the objects whose ids are in a list of the change, without those that no longer exist. */
export async function loadExistingObjectsByIds<Value>(
  ids: readonly number[] | undefined,
  load: (id: number) => MaybePromise<Value | null>,
): Promise<Value[]> {
  const values = await allMaybePromises((ids ?? []).map(load));
  return values.filter((value) => value !== null);
}

export const GraphQLBulkFields = schemaBuilder.objectRef<BulkChangeFieldsModel>('BulkFields').implement({
  description:
    'Changes that a bulk operation makes to each issue. Null fields and empty lists leave the issue’s values unchanged.',
  fields: (t) => {
    const labels = (field: IssueChangeIdListKey, description: string) =>
      t.field({
        type: [GraphQLLabel],
        description,
        resolve: ({ projectId, change }, _args, context) =>
          loadExistingObjectsByIds(change[field], (id) => loadLabel(context, projectId, id)),
      });
    const people = (field: IssueChangeIdListKey, description: string) =>
      t.field({
        type: [GraphQLUser],
        description,
        resolve: ({ change }, _args, context) =>
          loadExistingObjectsByIds(change[field], (id) => loadUser(context, id)),
      });
    return {
      state: t.field({
        type: GraphQLWorkflowState,
        nullable: true,
        description: 'New workflow state, or null if the state is unchanged.',
        resolve: ({ projectId, change }, _args, context) =>
          loadWorkflowState(context, projectId, change.stateId ?? null),
      }),
      reason: t.string({
        nullable: true,
        description: 'Reason given for the state change.',
        resolve: ({ change }) => change.reason,
      }),
      canonicalIssue: t.field({
        type: GraphQLIssueRef,
        nullable: true,
        description: 'Issue that the changed issues duplicate.',
        resolve: ({ projectId, change: { canonicalNumber: number } }, _args, context) =>
          number === undefined ? null : context.load.issues.load({ projectId, number }),
      }),
      replacesLabels: t.boolean({
        description: 'Whether `labels` replaces all existing labels.',
        resolve: ({ change }) => change.labelIds !== undefined,
      }),
      labels: labels('labelIds', 'Complete list of new labels, if `replacesLabels` is true.'),
      addedLabels: labels('addLabelIds', 'Labels that are added to each issue.'),
      removedLabels: labels('removeLabelIds', 'Labels that are removed from each issue.'),
      replacesAssignees: t.boolean({
        description: 'Whether `assignees` replaces all existing assignees.',
        resolve: ({ change }) => change.assigneeIds !== undefined,
      }),
      assignees: people('assigneeIds', 'Complete list of new assignees, if `replacesAssignees` is true.'),
      addedAssignees: people('addAssigneeIds', 'Users who are assigned in addition to existing assignees.'),
      removedAssignees: people('removeAssigneeIds', 'Users who are unassigned from each issue.'),
      ...mapOptionFields((field) =>
        t.field({
          type: OPTION_FIELD_PARTS[field].type,
          nullable: true,
          description: OPTION_FIELD_PARTS[field].bulkChange,
          resolve: ({ change }) => change[field],
        }),
      ),
      milestone: t.field({
        type: GraphQLMilestone,
        nullable: true,
        description: 'New milestone, or null if the milestone is unchanged or cleared.',
        resolve: ({ projectId, change }, _args, context) =>
          loadMilestone(context, projectId, change.milestoneId ?? null),
      }),
      clearsMilestone: t.boolean({
        description: 'Whether the operation removes each issue from its milestone.',
        resolve: ({ change }) => change.milestoneId === null,
      }),
      dueOn: t.field({
        type: GraphQLDateTime,
        nullable: true,
        description: 'New due date, or null if the due date is unchanged or removed.',
        resolve: ({ change }) => change.dueOn,
      }),
      clearsDueDate: t.boolean({
        description: 'Whether the operation removes the due date of each issue.',
        resolve: ({ change }) => change.dueOn === null,
      }),
      parent: t.field({
        type: GraphQLIssueRef,
        nullable: true,
        description: 'New parent, or null if the parent is unchanged or removed.',
        resolve: ({ projectId, change: { parentNumber: number } }, _args, context) =>
          number == null ? null : context.load.issues.load({ projectId, number }),
      }),
      clearsParent: t.boolean({
        description: 'Whether the operation removes each issue from its parent.',
        resolve: ({ change }) => change.parentNumber === null,
      }),
      locked: t.boolean({
        nullable: true,
        description:
          'True if the operation locks conversations, false if it unlocks them, or null if neither.',
        resolve: ({ change }) => change.locked,
      }),
    };
  },
});
