import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { DEFAULT_WORKFLOW_STATES, getDefaultWorkflowStateId } from '../../../shared/workflow';
import type { IssueEventData, NewIssue } from '../../store/load/NewIssue';

type ReplayedIssueFields = Pick<
  NewIssue,
  | 'title'
  | 'type'
  | 'priority'
  | 'stateId'
  | 'assigneeIds'
  | 'labelIds'
  | 'milestoneId'
  | 'parentNumber'
  | 'locked'
  | 'closedAt'
  | 'closedById'
  | 'dueOn'
  | 'updatedAt'
  | 'links'
>;

/** Replays the events of an issue and returns the resulting fields. Throws if an event contradicts earlier ones. */
export function replayIssueEvents(issue: NewIssue): ReplayedIssueFields {
  const fields = reconstructInitialIssueFields(issue);
  let at = issue.createdAt;
  for (const event of issue.events) {
    if (event.createdAt < at) throw new Error('events are not in chronological order');
    at = event.createdAt;
    const expect = (side: IssueEventData | null, key: string, value: unknown) => {
      if (side?.[key] !== value)
        throw new Error(`${event.kind}: expected ${key} to be ${String(value)}, as earlier events say`);
    };
    const { before, after, actorId } = event;
    switch (event.kind) {
      case 'state_changed': {
        expect(before, 'state', fields.stateId);
        fields.stateId = Number(after!.state);
        const closed = isClosedWorkflowStateId(fields.stateId);
        if (closed !== (fields.closedAt !== null)) {
          fields.closedAt = closed ? at : null;
          fields.closedById = closed ? actorId : null;
        }
        break;
      }
      case 'labeled':
        if (fields.labelIds.includes(Number(after!.label))) throw new Error('labeled twice');
        fields.labelIds = [...fields.labelIds, Number(after!.label)];
        break;
      case 'unlabeled':
        fields.labelIds = removeIdOrThrow(fields.labelIds, Number(before!.label));
        break;
      case 'assigned':
        fields.assigneeIds = [...fields.assigneeIds, Number(after!.user)];
        break;
      case 'unassigned':
        fields.assigneeIds = removeIdOrThrow(fields.assigneeIds, Number(before!.user));
        break;
      case 'milestoned':
        if (fields.milestoneId !== null) throw new Error('milestoned twice');
        fields.milestoneId = Number(after!.milestone);
        break;
      case 'demilestoned':
        expect(before, 'milestone', fields.milestoneId);
        fields.milestoneId = null;
        break;
      case 'renamed':
        expect(before, 'title', fields.title);
        fields.title = String(after!.title);
        break;
      case 'type_changed':
        expect(before, 'type', ISSUE_TYPES.indexOf(fields.type));
        fields.type = ISSUE_TYPES[Number(after!.type)]!;
        break;
      case 'priority_changed':
        expect(before, 'priority', PRIORITIES.indexOf(fields.priority));
        fields.priority = PRIORITIES[Number(after!.priority)]!;
        break;
      case 'parent_changed':
        expect(before, 'number', fields.parentNumber);
        fields.parentNumber = Number(after!.number);
        break;
      case 'due_changed':
        fields.dueOn = new Date(String(after!.due));
        break;
      case 'locked':
        fields.locked = true;
        break;
      case 'linked':
        fields.links = [...fields.links, { kind: after!.kind as 'relates', toNumber: Number(after!.number) }];
        break;
      case 'referenced':
        break;
      default:
        throw new Error(`unexpected event ${event.kind}`);
    }
  }
  for (const { createdAt } of issue.comments) if (createdAt > at) at = createdAt;
  return { ...fields, updatedAt: at };
}

/** Reconstructs the fields that the issue had when it was opened, from the old values in its first events. */
function reconstructInitialIssueFields(issue: NewIssue): ReplayedIssueFields {
  const first = (kind: string) => issue.events.find((event) => event.kind === kind)?.before;
  const type = first('type_changed')?.type;
  const priority = first('priority_changed')?.priority;
  // Labels without a `labeled` event were set when the issue was opened.
  const added = new Set(
    issue.events.filter(({ kind }) => kind === 'labeled').map(({ after }) => Number(after!.label)),
  );
  const labelIds = issue.labelIds.filter((id) => !added.has(id));
  return {
    title: (first('renamed')?.title as string | undefined) ?? issue.title,
    type: type === undefined ? issue.type : ISSUE_TYPES[Number(type)]!,
    priority: priority === undefined ? issue.priority : PRIORITIES[Number(priority)]!,
    stateId: getDefaultWorkflowStateId('Untriaged'),
    assigneeIds: [],
    labelIds,
    milestoneId: null,
    parentNumber: null,
    locked: false,
    closedAt: null,
    closedById: null,
    dueOn: null,
    updatedAt: issue.createdAt,
    links: [],
  };
}

function removeIdOrThrow(ids: readonly number[], id: number): number[] {
  if (!ids.includes(id)) throw new Error(`${id} was not in the list`);
  return ids.filter((other) => other !== id);
}

const isClosedWorkflowStateId = (stateId: number): boolean => {
  const { category } = DEFAULT_WORKFLOW_STATES.find((state) => state.id === stateId)!;
  return category === 'done' || category === 'dropped';
};
