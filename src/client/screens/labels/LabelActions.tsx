import { Ellipsis, Merge, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import type { LabelActions_label$key } from '../../../../__generated__/LabelActions_label.graphql';
import type { MergeLabelDialogQuery } from '../../../../__generated__/MergeLabelDialogQuery.graphql';
import { MenuButton } from '../../ui/MenuButton';
import { useFocusAfterRemoval } from '../../ui/focus/useFocusAfterRemoval';
import { DeleteLabelDialog } from './DeleteLabelDialog';
import { MergeLabelDialog, mergeLabelDialogQuery } from './MergeLabelDialog';

const MENU_ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface LabelActionsProps {
  label: LabelActions_label$key;
  projectId: string;
  projectKey: string;
  /** Called after the label was deleted or merged, or its deletion was started. */
  onDeleted: () => void;
}

/** Menu of a label: merge and delete. */
export function LabelActions({ label, projectId, projectKey, onDeleted }: LabelActionsProps) {
  const data = useFragment(
    graphql`
      fragment LabelActions_label on Label {
        name
        ...DeleteLabelDialog_label
        ...MergeLabelDialog_label
      }
    `,
    label,
  );
  const [isDeleting, setDeleting] = useState(false);
  const { element, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const [queryRef, loadOptions, disposeOptions] =
    useQueryLoader<MergeLabelDialogQuery>(mergeLabelDialogQuery);
  const props = {
    label: data,
    projectKey,
    onDeleted: () => {
      expectRemoval();
      onDeleted();
    },
  };
  return (
    <div ref={element}>
      <MenuButton
        label={`More actions for ${data.name}`}
        sections={[
          {
            items: [{ id: 'merge', label: 'Merge into…', icon: <Merge {...MENU_ICON_PROPS} /> }],
            onAction: () => loadOptions({ id: projectId }),
          },
          {
            items: [
              { id: 'delete', label: 'Delete label…', icon: <Trash2 {...MENU_ICON_PROPS} />, danger: true },
            ],
            onAction: () => setDeleting(true),
          },
        ]}
      >
        <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      {isDeleting && (
        <DeleteLabelDialog {...props} projectId={projectId} onClose={() => setDeleting(false)} />
      )}
      {queryRef && (
        <MergeLabelDialog
          {...props}
          queryRef={queryRef}
          onRetry={() => loadOptions({ id: projectId })}
          onClose={disposeOptions}
        />
      )}
    </div>
  );
}
