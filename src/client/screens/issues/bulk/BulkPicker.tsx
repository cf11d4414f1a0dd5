import { type RefObject, Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { IssueOptions } from '../../../components/pickers/IssueOptions';
import { MilestoneOptions } from '../../../components/pickers/MilestonePicker';
import { ISSUE_PRIORITY_OPTIONS } from '../../../components/pickers/PriorityPicker';
import { ISSUE_TYPE_OPTIONS } from '../../../components/pickers/TypePicker';
import { StateIcon } from '../../../components/StateIcon';
import { OptionPicker } from '../../../ui/picker/OptionPicker';
import { PickerPopover } from '../../../ui/picker/PickerPopover';
import { BULK_ACTION_LABELS, type BulkAction, type RequestedBulkChange } from './bulkActions';
import { BulkAssigneesPicker, BulkLabelsPicker } from './ManyOptions';

export const bulkPickerQuery = graphql`
  query BulkPickerQuery($key: String!) {
    project(key: $key) {
      ...ManyOptions_labels
      ...ManyOptions_assignees
      ...MilestonePicker_project
      ...IssueOptions_project
      workflow {
        states {
          id
          name
          ...StateIcon_state
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

interface Props {
  action: Exclude<BulkAction, 'comment'>;
  queryRef: PreloadedQuery<BulkPickerQuery>;
  trigger: RefObject<HTMLElement | null>;
  onChoose: (requested: RequestedBulkChange) => void;
  onClose: () => void;
}

/** Picker for the value that all selected issues get. */
export function BulkPicker({ action, queryRef, trigger, onChoose, onClose }: Props) {
  return (
    <PickerPopover label={BULK_ACTION_LABELS[action]} trigger={trigger} error={null} onClose={onClose}>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <BulkPickerOptions action={action} queryRef={queryRef} onChoose={onChoose} />
        </Suspense>
      </ErrorBoundary>
    </PickerPopover>
  );
}

function BulkPickerOptions({ action, queryRef, onChoose }: Pick<Props, 'action' | 'queryRef' | 'onChoose'>) {
  const { project } = usePreloadedQuery<BulkPickerQuery>(bulkPickerQuery, queryRef);
  if (!project) return null;
  const { states, transitions } = project.workflow;
  const duplicateStates = new Set(transitions.filter(({ asks }) => asks === 'TARGET').map(({ to }) => to.id));
  switch (action) {
    case 'state': {
      const options = states
        .filter(({ id }) => !duplicateStates.has(id))
        .map((state) => ({ id: state.id, label: state.name, icon: <StateIcon state={state} /> }));
      const choose = (stateId: string) =>
        onChoose({
          change: { stateId },
          title: `Move to ${options.find(({ id }) => id === stateId)?.label}`,
        });
      return <OptionPicker label="State" options={options} selected={[]} onChoose={choose} />;
    }
    case 'duplicate': {
      const state = states.find(({ id }) => duplicateStates.has(id));
      return (
        <IssueOptions
          project={project}
          label="Duplicate of"
          except=""
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
        <MilestoneOptions
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
    case 'priority':
      return (
        <OptionPicker
          label="Priority"
          options={ISSUE_PRIORITY_OPTIONS}
          selected={[]}
          onChoose={(chosen) => {
            const option = ISSUE_PRIORITY_OPTIONS.find(({ id }) => id === chosen);
            if (option) onChoose({ change: { priority: option.id }, title: `Set priority ${option.label}` });
          }}
        />
      );
    case 'type':
      return (
        <OptionPicker
          label="Type"
          options={ISSUE_TYPE_OPTIONS}
          selected={[]}
          onChoose={(chosen) => {
            const option = ISSUE_TYPE_OPTIONS.find(({ id }) => id === chosen);
            if (option) onChoose({ change: { type: option.id }, title: `Set type ${option.label}` });
          }}
        />
      );
  }
}
