import { useState } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { LabelsPicker_project$key } from '../../../../__generated__/LabelsPicker_project.graphql';
import type { MergeLabelDialog_label$key } from '../../../../__generated__/MergeLabelDialog_label.graphql';
import type { MergeLabelDialogQuery } from '../../../../__generated__/MergeLabelDialogQuery.graphql';
import { BULK_UNDO_PERIOD_DAYS } from '../../../shared/limits';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useDeletion } from '../../components/bulk/DeletionDialog';
import { LabelChip, LabelChipFromValues, LabelDot } from '../../components/labels/LabelChip';
import { useLabelOptions } from '../../components/pickers/LabelsPicker';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { AlertDialog } from '../../ui/AlertDialog';
import { Dialog } from '../../ui/Dialog';
import { pluralize } from '../../ui/format';
import { LinesSkeleton } from '../../ui/Page';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { mergeLabels } from './labelMutations';

export const mergeLabelDialogQuery = graphql`
  query MergeLabelDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Project @alias(as: "project") {
        ...LabelsPicker_project
      }
    }
  }
`;

interface TargetLabel {
  id: string;
  name: string;
  color: string;
}

interface MergeLabelDialogProps {
  label: MergeLabelDialog_label$key;
  projectKey: string;
  queryRef: PreloadedQuery<MergeLabelDialogQuery>;
  onDeleted: () => void;
  /** Requests the other labels again after an error. */
  onRetry: () => void;
  onClose: () => void;
}

/** Dialog that merges a label into another one, which is chosen first. */
export function MergeLabelDialog({
  label,
  projectKey,
  queryRef,
  onDeleted,
  onRetry,
  onClose,
}: MergeLabelDialogProps) {
  const data = useFragment(
    graphql`
      fragment MergeLabelDialog_label on Label {
        id
        name
        issueCount
        ...LabelChip_label
      }
    `,
    label,
  );
  const [target, setTarget] = useState<TargetLabel | null>(null);
  const { id, name, issueCount } = data;
  const merge = useDeletion({
    projectKey,
    summary: `merged label ${name} into ${target?.name}`,
    href: `/projects/${projectKey}/labels`,
    mutation: createQueuedMutation(mergeLabels, {
      id,
      intoId: target?.id ?? '',
      expectedIssueCount: issueCount,
    }),
    recreation: null,
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  if (!target) {
    return (
      <Dialog title={`Merge label ${name} into…`} size="narrow" onClose={onClose}>
        <AsyncBoundary skeleton={<LinesSkeleton />} onRetry={onRetry}>
          <TargetLabelPicker queryRef={queryRef} except={id} onChoose={setTarget} />
        </AsyncBoundary>
      </Dialog>
    );
  }
  return (
    <AlertDialog
      title={`Merge label ${name} into ${target.name}?`}
      confirmLabel="Merge labels"
      isHarmless={issueCount > 0}
      error={merge.error}
      pending={merge.pending}
      onConfirm={() => void merge.confirm()}
      onClose={onClose}
    >
      <p>
        <LabelChip label={data} /> → <LabelChipFromValues {...target} />
      </p>
      {issueCount === 0 ? (
        <p>No issue has {name}. It is deleted.</p>
      ) : (
        <p>
          <b>{pluralize(issueCount, 'issue')}</b> with {name} {issueCount === 1 ? 'gets' : 'get'}{' '}
          {target.name} instead, and {name} is deleted.
        </p>
      )}
      <p>
        Searches for {name} will then find the issues with {target.name}.
      </p>
      {issueCount > 0 && <p>You can undo this for {pluralize(BULK_UNDO_PERIOD_DAYS, 'day')}.</p>}
    </AlertDialog>
  );
}

interface TargetLabelPickerProps {
  queryRef: PreloadedQuery<MergeLabelDialogQuery>;
  /** Id of the label to be merged. */
  except: string;
  onChoose: (label: TargetLabel) => void;
}

function TargetLabelPicker({ queryRef, ...props }: TargetLabelPickerProps) {
  const { node } = usePreloadedQuery<MergeLabelDialogQuery>(mergeLabelDialogQuery, queryRef);
  return node?.project ? <TargetLabelOptions project={node.project} {...props} /> : null;
}

function TargetLabelOptions({
  project,
  except,
  onChoose,
}: Omit<TargetLabelPickerProps, 'queryRef'> & { project: LabelsPicker_project$key }) {
  const { labels, pending, find } = useLabelOptions(project);
  const others = labels.filter(({ id }) => id !== except);
  return (
    <OptionPicker
      label="Labels"
      options={others.map(({ id, name, color }) => ({ id, label: name, icon: <LabelDot color={color} /> }))}
      selected={[]}
      pending={pending}
      onType={find}
      onChoose={(chosen) => {
        const target = others.find(({ id }) => id === chosen);
        if (target) onChoose(target);
      }}
      wide
    />
  );
}
