import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { updateIssueMutation } from '../../../__generated__/updateIssueMutation.graphql';
import type { updateIssueUpdatableQuery } from '../../../__generated__/updateIssueUpdatableQuery.graphql';
import type { FieldOfKind } from '../../shared/fields/fields';
import type { FieldWithPicker } from '../data/issueFields';
import { draftKeyBuilders } from '../drafts/drafts';
import {
  createQueuedMutation,
  type MutationDefinition,
  type MutationInput,
} from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import { plainTextToHtml } from '../data/plainTextToHtml';
import {
  changeIssueAssigneesInStore,
  changeIssueLabelsInStore,
  changeLinkedRelayRecord,
} from '../data/optimisticIssue';

/** Changes fields of an issue. Absent fields stay unchanged. */
export const updateIssue: MutationDefinition<updateIssueMutation, 'queued'> = {
  name: 'updateIssue',
  delivery: 'queued',
  document: graphql`
    mutation updateIssueMutation($input: UpdateIssueInput!, $onScreen: Boolean!, $text: Boolean!) {
      edit: updateIssue(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(screen: $onScreen, text: $text)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { id, body }) => ({
    ...getTimelineOnScreenVariable(environment, id),
    text: body != null,
  }),
  optimisticUpdater: (store, input) => {
    const record = store.get(input.id);
    if (!record) return;
    const { issue } = store.readUpdatableQuery<updateIssueUpdatableQuery>(updatableIssueQuery, {
      id: input.id,
    }).updatableData;
    if (issue?.__typename === 'Issue') for (const set of Object.values(SET_VALUE)) set(issue, input);
    for (const link of Object.values(LINK_RECORDS)) link(store, record, input);
  },
  draftFor: ({ id, title, body }, draft) => {
    if (draft === undefined || (title == null && body == null)) return null;
    return { draftKey: body == null ? draftKeyBuilders.title(id) : draftKeyBuilders.body(id), text: draft };
  },
  updater: (store, _input, { edit }) => appendNewTimelineItems(store, edit.issue?.timeline),
};

type IssueFieldValues = Omit<MutationInput<updateIssueMutation>, 'id'>;

/**
 * Creates a mutation of an issue's fields, and the one that undoes it.
 *
 * @param before the previous values of the changed fields
 */
export const createIssueUpdate = (id: string, after: IssueFieldValues, before: IssueFieldValues) => ({
  mutation: createQueuedMutation(updateIssue, { id, ...after }),
  inverse: createQueuedMutation(updateIssue, { id, ...before, undo: true }),
});

const updatableIssueQuery = graphql`
  query updateIssueUpdatableQuery($id: ID!) @updatable {
    issue: node(id: $id) {
      ... on Issue {
        __typename
        title
        type
        priority
        locked
        dueOn
        isHeld
        body
        bodyHTML
      }
    }
  }
`;

type UpdatableIssue = Extract<updateIssueUpdatableQuery['response']['issue'], { __typename: 'Issue' }>;
type UpdateIssueInput = MutationInput<updateIssueMutation>;

/** The fields that the mutation changes: texts, fields with a picker except the state, and flags that are no fields. */
type UpdatedField = FieldOfKind<'TEXT'> | Exclude<FieldWithPicker, 'state'> | 'locked' | 'held';
/** Fields whose values are records of Relay's store. */
type LinkedField = Extract<UpdatedField, FieldOfKind<'LABEL' | 'PERSON' | 'MILESTONE' | 'ISSUE'>>;

/** Write the new value of a field to Relay's store if the input has one. */
const SET_VALUE: Readonly<
  Record<Exclude<UpdatedField, LinkedField>, (issue: UpdatableIssue, input: UpdateIssueInput) => void>
> = {
  title: (issue, { title }) => {
    if (title != null) issue.title = title;
  },
  type: (issue, { type }) => {
    if (type != null) issue.type = type;
  },
  priority: (issue, { priority }) => {
    if (priority != null) issue.priority = priority;
  },
  due: (issue, { dueOn }) => {
    if (dueOn !== undefined) issue.dueOn = dueOn;
  },
  body: (issue, { body }) => {
    if (body == null) return;
    issue.body = body;
    issue.bodyHTML = plainTextToHtml(body);
  },
  locked: (issue, { locked }) => {
    if (locked != null) issue.locked = locked;
  },
  held: (issue, { held }) => {
    if (held != null) issue.isHeld = held;
  },
};

/**
 * Link the new values of a field in Relay's store if the input has some. Updatable queries cannot link a record of which
 * only the id is known.
 */
const LINK_RECORDS: Readonly<
  Record<LinkedField, (store: RecordSourceProxy, issue: RecordProxy, input: UpdateIssueInput) => void>
> = {
  labels: (store, issue, { labelIds: set, addLabelIds: add, removeLabelIds: remove }) =>
    changeIssueLabelsInStore(store, issue, { set, add, remove }),
  assignees: (store, issue, { assigneeIds: set, addAssigneeIds: add, removeAssigneeIds: remove }) =>
    changeIssueAssigneesInStore(store, issue, { set, add, remove }),
  milestone: (store, issue, { milestoneId }) => {
    if (milestoneId !== undefined) changeLinkedRelayRecord(store, issue, 'milestone', milestoneId);
  },
  parent: (store, issue, { parentId }) => {
    if (parentId !== undefined) changeLinkedRelayRecord(store, issue, 'parent', parentId);
  },
};
