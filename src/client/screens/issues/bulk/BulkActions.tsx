import { useMemo, useRef } from 'react';
import { useQueryLoader } from 'react-relay';
import type { BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { PermittedButton } from '../../../components/permissions/PermittedButton';
import { getIssueFieldCommand, TRIAGER_REQUIRED_MESSAGE } from '../../../components/pickers/fields';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../../components/permissions/roles';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { BULK_ACTION_NAMES, BULK_ACTIONS, type BulkAction, type RequestedBulkChange } from './bulkActions';
import styles from './BulkBar.module.css';
import { BulkPicker, bulkPickerQuery } from './BulkPicker';
import type { BulkPickerController } from './useBulkPicker';

const getBulkActionCommand = (action: BulkAction): CommandId =>
  action === 'lock' ? 'issue.lock' : action === 'comment' ? 'comment.write' : getIssueFieldCommand(action);

interface BulkActionsProps {
  projectKey: string;
  permitted: boolean;
  /** Whether the viewer is a maintainer, who may lock conversations. */
  canLock: boolean;
  controller: BulkPickerController;
  onChoose: (requested: RequestedBulkChange) => void;
}

/** Buttons of the bulk bar: each opens a picker for a change of all selected issues. */
export function BulkActions({
  projectKey,
  permitted,
  canLock,
  controller: { picker, open, close },
  onChoose,
}: BulkActionsProps) {
  const [, preload] = useQueryLoader<BulkPickerQuery>(bulkPickerQuery);
  const buttons = useRef(new Map<BulkAction, HTMLElement>());
  const trigger = useMemo(
    () => ({
      get current() {
        return (picker && buttons.current.get(picker.action)) ?? null;
      },
    }),
    [picker],
  );
  return (
    <div className={styles.actions}>
      {BULK_ACTION_NAMES.map((action) => {
        const { label, Icon } = BULK_ACTIONS[action];
        return (
          <PermittedButton
            key={action}
            ref={(button) => {
              if (button) buttons.current.set(action, button);
            }}
            variant="quiet"
            permitted={action === 'lock' ? canLock : permitted}
            requirement={action === 'lock' ? MAINTAINER_REQUIRED_MESSAGE : TRIAGER_REQUIRED_MESSAGE}
            tooltip={label}
            command={getBulkActionCommand(action)}
            aria-haspopup="dialog"
            onPointerEnter={() => preload({ key: projectKey })}
            onClick={() => (action === 'comment' ? onChoose({ change: {}, title: 'Comment' }) : open(action))}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.word}>{label}</span>
          </PermittedButton>
        );
      })}
      {picker && (
        <BulkPicker
          {...picker}
          permitted={permitted}
          trigger={trigger}
          onClose={close}
          onChoose={(requested) => {
            close();
            onChoose(requested);
          }}
        />
      )}
    </div>
  );
}
