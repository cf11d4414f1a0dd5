import { useState } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import { Ellipsis, Merge, Trash2 } from 'lucide-react';
import type { LabelRow_label$key } from '../../../../__generated__/LabelRow_label.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { LabelChip } from '../../components/labels/LabelChip';
import { PermittedButton } from '../../components/permissions/PermittedButton';
import { PreloadLink } from '../../navigation/PreloadLink';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/permissions/roles';
import { formatCount } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LabelEditor } from './LabelForm';
import styles from './LabelRow.module.css';
import type { LabelRow_actions$key } from '../../../../__generated__/LabelRow_actions.graphql';
import type { MergeLabelDialogQuery } from '../../../../__generated__/MergeLabelDialogQuery.graphql';
import { MenuButton } from '../../ui/MenuButton';
import { useFocusAfterRemoval } from '../../ui/focus/useFocusAfterRemoval';
import { MergeLabelDialog, mergeLabelDialogQuery } from './MergeLabelDialog';
import type { LabelRow_deletion$key } from '../../../../__generated__/LabelRow_deletion.graphql';
import { DeletionDialog, useDeletion } from '../../components/bulk/DeletionDialog';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { createLabel, deleteLabel } from './labelMutations';

interface LabelRowProps {
  label: LabelRow_label$key;
  projectId: string;
  projectKey: string;
  editable: boolean;
  /** Called after the label was deleted, or its deletion was started. */
  onDeleted: () => void;
}

/** A label with its description, number of open issues and actions. Its Edit button replaces the row by a form. */
export function LabelRow({ label, projectId, projectKey, editable, onDeleted }: LabelRowProps) {
  const data = useFragment(
    graphql`
      fragment LabelRow_label on Label {
        name
        description
        openCount
        ...LabelChip_label
        ...LabelForm_label
        ...LabelRow_actions
      }
    `,
    label,
  );
  const { name, openCount } = data;
  const description = data.description ?? '';
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  if (mode === 'edit') {
    return (
      <li>
        <LabelEditor label={data} projectKey={projectKey} onClose={() => setMode('edited')} />
      </li>
    );
  }
  const issues = `/projects/${projectKey}/issues?q=${encodeURIComponent(`is:open label:${quoteFilterValue(name)}`)}`;
  return (
    <li className={styles.row}>
      {/* The label's link is not a tab stop, because the issue count links to the same list. */}
      <PreloadLink to={issues} className={styles.label} tabIndex={-1}>
        <LabelChip label={data} />
      </PreloadLink>
      <span className={styles.description} title={description}>
        {description}
      </span>
      <PreloadLink to={issues} className={styles.count}>
        {formatCount(openCount)} open<VisuallyHidden> with {name}</VisuallyHidden>
      </PreloadLink>
      <PermittedButton
        variant="quiet"
        autoFocus={mode === 'edited'}
        permitted={editable}
        requirement={MAINTAINER_REQUIRED_MESSAGE}
        onClick={() => setMode('edit')}
      >
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </PermittedButton>
      {editable && (
        <LabelActions label={data} projectId={projectId} projectKey={projectKey} onDeleted={onDeleted} />
      )}
    </li>
  );
}

const MENU_ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface LabelActionsProps {
  label: LabelRow_actions$key;
  projectId: string;
  projectKey: string;
  /** Called after the label was deleted or merged, or its deletion was started. */
  onDeleted: () => void;
}

/** Menu of a label: merge and delete. */
function LabelActions({ label, projectId, projectKey, onDeleted }: LabelActionsProps) {
  const data = useFragment(
    graphql`
      fragment LabelRow_actions on Label {
        name
        ...LabelRow_deletion
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

interface DeleteLabelDialogProps {
  label: LabelRow_deletion$key;
  projectId: string;
  projectKey: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Dialog in which a maintainer confirms that a label is deleted from its project. */
function DeleteLabelDialog({ label, projectId, projectKey, onDeleted, onClose }: DeleteLabelDialogProps) {
  const data = useFragment(
    graphql`
      fragment LabelRow_deletion on Label {
        id
        name
        color
        description
        issueCount
        ...LabelChip_label
      }
    `,
    label,
  );
  const { id, name, color, description, issueCount } = data;
  const deletion = useDeletion({
    projectKey,
    summary: `deleted label ${name}`,
    href: `/projects/${projectKey}/labels`,
    mutation: createQueuedMutation(deleteLabel, { id, expectedIssueCount: issueCount }),
    recreation: createQueuedMutation(createLabel, { projectId, name, color, description: description ?? '' }),
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <DeletionDialog
      noun="label"
      name={name}
      shown={<LabelChip label={data} />}
      issueCount={issueCount}
      deletion={deletion}
      onClose={onClose}
    />
  );
}
