import { type ReactElement, type RefObject, Suspense, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BulkChangeInput } from '../../../../../__generated__/bulkMutations_createMutation.graphql';
import type { BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { ErrorBoundary } from '../../../components/errors/ErrorBoundary';
import { ChangeReasonForm } from '../../../components/pickers/ChangeReasonForm';
import { DueDateOptions } from '../../../components/pickers/DueDateOptions';
import { IssueSearchPicker } from '../../../components/pickers/IssueSearchPicker';
import { MilestoneOptionPicker } from '../../../components/pickers/MilestonePicker';
import { PermissionNotice } from '../../../components/pickers/PermissionNotice';
import { FieldOptionPicker } from '../../../components/pickers/OptionFieldPicker';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';
import { getFieldTitle, isOptionField, toOptionValues } from '../../../data/issueFields';
import type { OptionFieldName } from '../../../../shared/fields/optionFields';
import { formatDate, formatOption } from '../../../ui/format';
import { OptionPicker } from '../../../ui/picker/OptionPicker';
import { toMidnightUtcDateTime } from '../../../ui/isoDates';
import { HoldKeys } from '../../../ui/keys/HoldKeys';
import { PickerPopover } from '../../../ui/picker/PickerPopover';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import { BULK_ACTIONS, type BulkPickerAction, type RequestedBulkChange } from './bulkActions';
import { BulkAssigneesPicker, BulkLabelsPicker } from './BulkMultiSelectPickers';

export const bulkPickerQuery = graphql`
  query BulkPickerQuery($key: String!) {
    project(key: $key) {
      ...BulkMultiSelectPickers_labels
      ...BulkMultiSelectPickers_assignees
      ...MilestonePicker_project
      ...IssueSearchPicker_project
      workflow {
        states {
          id
          name
          ...WorkflowStateIcon_state
        }
        transitions {
          asks
          to {
            id
          }
        }
      }
    }
  }
`;

interface BulkPickerProps {
  action: BulkPickerAction;
  /** Disposed when the picker is closed. */
  queryRef: PreloadedQuery<BulkPickerQuery>;
  permitted: boolean;
  trigger: RefObject<HTMLElement | null>;
  onChoose: (requested: RequestedBulkChange) => void;
  onClose: () => void;
}

/** Picker for the value that all selected issues get. */
export function BulkPicker({ action, permitted, trigger, onChoose, onClose, ...props }: BulkPickerProps) {
  const { queryRef, reload } = useLoaderQuery<BulkPickerQuery>(bulkPickerQuery, props.queryRef);
  return (
    <PickerPopover label={BULK_ACTIONS[action].label} trigger={trigger} error={null} onClose={onClose}>
      <ErrorBoundary onRetry={reload}>
        <Suspense fallback={<HoldKeys onCancel={onClose} />}>
          {permitted ? (
            <BulkPickerOptions action={action} queryRef={queryRef} onChoose={onChoose} />
          ) : (
            <PermissionNotice />
          )}
        </Suspense>
      </ErrorBoundary>
    </PickerPopover>
  );
}

function BulkPickerOptions({
  action,
  queryRef,
  onChoose,
}: Pick<BulkPickerProps, 'action' | 'queryRef' | 'onChoose'>): ReactElement | null {
  const { project } = usePreloadedQuery<BulkPickerQuery>(bulkPickerQuery, queryRef);
  const [reasonStateId, setReasonStateId] = useState<string | null>(null);
  if (!project) return null;
  const { states, transitions } = project.workflow;
  const duplicateStates = new Set(transitions.filter(({ asks }) => asks === 'TARGET').map(({ to }) => to.id));
  if (isOptionField(action)) {
    return (
      <FieldOptionPicker
        field={action}
        selected={null}
        onChoose={(option) => {
          const change: Pick<BulkChangeInput, OptionFieldName> = toOptionValues(action, option);
          onChoose({
            change,
            title: `Set ${getFieldTitle(action).toLowerCase()} ${formatOption(option)}`,
          });
        }}
      />
    );
  }
  switch (action) {
    case 'state': {
      const options = states
        .filter(({ id }) => !duplicateStates.has(id))
        .map((state) => ({ id: state.id, label: state.name, icon: <WorkflowStateIcon state={state} /> }));
      const move = (stateId: string, reason?: string) =>
        onChoose({ change: { stateId, reason }, title: getMoveTitle(stateId) });
      const getMoveTitle = (stateId: string) => `Move to ${options.find(({ id }) => id === stateId)?.label}`;
      if (reasonStateId !== null) {
        return (
          <ChangeReasonForm
            action={getMoveTitle(reasonStateId)}
            onSubmit={(reason) => move(reasonStateId, reason)}
          />
        );
      }
      const choose = (stateId: string) =>
        transitions.some(({ asks, to }) => asks === 'REASON' && to.id === stateId)
          ? setReasonStateId(stateId)
          : move(stateId);
      return <OptionPicker label="State" options={options} selected={[]} onChoose={choose} />;
    }
    case 'duplicate': {
      const state = states.find(({ id }) => duplicateStates.has(id));
      return (
        <IssueSearchPicker
          project={project}
          label="Duplicate of"
          onChoose={(issue) =>
            issue &&
            state &&
            onChoose({
              change: { stateId: state.id, canonicalIssueId: issue.id },
              title: `Close as duplicates of ${issue.key}`,
            })
          }
        />
      );
    }
    case 'labels':
      return <BulkLabelsPicker project={project} onChoose={onChoose} />;
    case 'assignees':
      return <BulkAssigneesPicker project={project} onChoose={onChoose} />;
    case 'milestone':
      return (
        <MilestoneOptionPicker
          project={project}
          selected=""
          onChoose={(milestoneId, title) =>
            onChoose(
              milestoneId === null
                ? { change: { clearMilestone: true }, title: 'Remove the milestone' }
                : { change: { milestoneId }, title: `Set milestone ${title}` },
            )
          }
        />
      );
    case 'due':
      return (
        <DueDateOptions
          value={null}
          isClearDisabled={false}
          onChoose={(day) =>
            onChoose(
              day === null
                ? { change: { clearDueDate: true }, title: 'Remove the due date' }
                : {
                    change: { dueOn: toMidnightUtcDateTime(day) },
                    title: `Set due date ${formatDate(Date.parse(day))}`,
                  },
            )
          }
        />
      );
    case 'parent':
      return (
        <IssueSearchPicker
          project={project}
          label="Parent"
          none="No parent"
          onChoose={(issue) =>
            onChoose(
              issue
                ? { change: { parentId: issue.id }, title: `Set parent ${issue.key}` }
                : { change: { clearParent: true }, title: 'Remove the parent' },
            )
          }
        />
      );
    case 'lock':
      return (
        <OptionPicker
          label="Lock"
          options={LOCK_OPTIONS}
          selected={[]}
          onChoose={(id) => {
            const option = LOCK_OPTIONS.find((one) => one.id === id);
            if (option) onChoose({ change: { locked: option.locked }, title: option.label });
          }}
        />
      );
  }
}

const LOCK_OPTIONS = [
  { id: 'lock', locked: true, label: 'Lock conversations' },
  { id: 'unlock', locked: false, label: 'Unlock conversations' },
] as const;
