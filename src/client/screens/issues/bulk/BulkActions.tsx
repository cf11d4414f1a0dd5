import {
  Calendar,
  CircleDot,
  Copy,
  CornerLeftUp,
  Flag,
  Lock,
  MessageSquare,
  SignalHigh,
  Shapes,
  Tag,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useQueryLoader } from 'react-relay';
import type { BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { PermittedButton } from '../../../components/permissions/PermittedButton';
import { findIssueFieldCommand, TRIAGER_REQUIRED_MESSAGE } from '../../../components/pickers/fields';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../../components/permissions/roles';
import type { CommandId } from '../../../../shared/commands/commandKeys';
import { BULK_ACTION_LABELS, type BulkAction, type RequestedBulkChange } from './bulkActions';
import styles from './BulkBar.module.css';
import { BulkPicker, bulkPickerQuery } from './BulkPicker';
import type { BulkPickerController } from './useBulkPicker';

const BULK_ACTION_ICONS: Readonly<Record<BulkAction, LucideIcon>> = {
  state: CircleDot,
  labels: Tag,
  assignees: UserRound,
  priority: SignalHigh,
  milestone: Flag,
  type: Shapes,
  due: Calendar,
  parent: CornerLeftUp,
  lock: Lock,
  duplicate: Copy,
  comment: MessageSquare,
};
const getBulkActionCommand = (action: BulkAction): CommandId | undefined =>
  action === 'lock' ? 'issue.lock' : action === 'comment' ? 'comment.write' : findIssueFieldCommand(action);
const BULK_ACTION_NAMES = Object.keys(BULK_ACTION_LABELS) as BulkAction[];

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
        const Icon = BULK_ACTION_ICONS[action];
        return (
          <PermittedButton
            key={action}
            ref={(button) => {
              if (button) buttons.current.set(action, button);
            }}
            variant="quiet"
            permitted={action === 'lock' ? canLock : permitted}
            requirement={action === 'lock' ? MAINTAINER_REQUIRED_MESSAGE : TRIAGER_REQUIRED_MESSAGE}
            tooltip={BULK_ACTION_LABELS[action]}
            command={getBulkActionCommand(action)}
            aria-haspopup="dialog"
            onPointerEnter={() => preload({ key: projectKey })}
            onClick={() => (action === 'comment' ? onChoose({ change: {}, title: 'Comment' }) : open(action))}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.word}>{BULK_ACTION_LABELS[action]}</span>
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
