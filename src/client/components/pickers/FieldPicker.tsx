import { type ComponentType, Suspense, useEffect, useMemo } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import { waitForQueryBriefly } from '../../relay/loadAbortableQuery';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../errors/UserError';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { ErrorBoundary } from '../ErrorBoundary';
import { AssigneesPicker, assigneesPickerQuery } from './AssigneesPicker';
import { DuePicker, duePickerQuery } from './DuePicker';
import type { EditableIssueField } from './fields';
import { LabelsPicker, labelsPickerQuery } from './LabelsPicker';
import { type FieldPickerQuery, LoadedPicker, type PickerProps } from './LoadedPicker';
import { MilestonePicker, milestonePickerQuery } from './MilestonePicker';
import { ParentPicker, parentPickerQuery } from './ParentPicker';
import { PriorityPicker, priorityPickerQuery } from './PriorityPicker';
import { RelationPicker, relationPickerQuery } from './RelationPicker';
import { StatePicker, statePickerQuery } from './StatePicker';
import { TypePicker, typePickerQuery } from './TypePicker';

interface FieldPickerDefinition {
  label: string;
  query: GraphQLTaggedNode;
  Picker: ComponentType<PickerProps<never>>;
}

const DuplicatePicker: typeof StatePicker = (props) => <StatePicker {...props} asDuplicate />;

const FIELD_PICKERS: Readonly<Record<EditableIssueField, FieldPickerDefinition>> = {
  state: { label: 'State', query: statePickerQuery, Picker: StatePicker },
  duplicate: { label: 'Duplicate of', query: statePickerQuery, Picker: DuplicatePicker },
  assignees: { label: 'Assignees', query: assigneesPickerQuery, Picker: AssigneesPicker },
  labels: { label: 'Labels', query: labelsPickerQuery, Picker: LabelsPicker },
  priority: { label: 'Priority', query: priorityPickerQuery, Picker: PriorityPicker },
  type: { label: 'Type', query: typePickerQuery, Picker: TypePicker },
  milestone: { label: 'Milestone', query: milestonePickerQuery, Picker: MilestonePicker },
  due: { label: 'Due date', query: duePickerQuery, Picker: DuePicker },
  relation: { label: 'Relation', query: relationPickerQuery, Picker: RelationPicker },
  parent: { label: 'Parent', query: parentPickerQuery, Picker: ParentPicker },
};

/** The issue that a picker changes. */
export interface IssueRef {
  /** Id of the issue in Relay's store: fields that are on screen are not requested again. */
  id: string;
  projectKey: string;
  number: number;
}

/** Attribute of the element that the open picker belongs to, for styling it. */
const OPEN_PICKER_ATTRIBUTE = 'data-picking';

/**
 * Loads the query of a field picker. Resolves when the response has arrived, or after a short wait without
 * one.
 */
export async function loadFieldPickerQuery(
  environment: IEnvironment,
  field: EditableIssueField,
  { id }: IssueRef,
): Promise<PreloadedQuery<FieldPickerQuery>> {
  const queryRef = loadQuery<FieldPickerQuery>(environment, FIELD_PICKERS[field].query, { id });
  await waitForQueryBriefly(queryRef);
  return queryRef;
}

export interface FieldPickerProps {
  field: EditableIssueField;
  issue: IssueRef;
  trigger: HTMLElement;
  queryRef: PreloadedQuery<FieldPickerQuery>;
  /** Why the server rejected the value chosen before; null: no error. */
  error: string | null;
  onRefused: (message: string) => void;
  onClose: () => void;
}

/** Picker that changes a field of an issue, in a popover at the button or row that opened it. */
export function FieldPicker({
  field,
  issue,
  trigger,
  queryRef,
  error,
  onRefused,
  onClose,
}: FieldPickerProps) {
  const { label, query, Picker } = FIELD_PICKERS[field];
  const queue = useMutationQueue();
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  // Marks the issue's row with an attribute, which keeps it highlighted while the focus is in the popover.
  useEffect(() => {
    trigger.setAttribute(OPEN_PICKER_ATTRIBUTE, '');
    return () => trigger.removeAttribute(OPEN_PICKER_ATTRIBUTE);
  }, [trigger]);

  const change: PickerProps<never>['onChange'] = (mutation, options) => {
    const href = `/projects/${issue.projectKey}/issues/${issue.number}`;
    void queue.commitMutation(mutation, { ...options, href }).then((result) => {
      if (result.status === 'refused') onRefused(joinErrorMessages(result.errors));
    });
  };
  return (
    <PickerPopover label={label} trigger={triggerRef} error={error} onClose={onClose}>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <LoadedPicker
            query={query}
            queryRef={queryRef}
            Picker={Picker}
            issueId={issue.id}
            onChange={change}
            onClose={onClose}
          />
        </Suspense>
      </ErrorBoundary>
    </PickerPopover>
  );
}
