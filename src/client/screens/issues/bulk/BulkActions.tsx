import {
  CircleDot,
  Copy,
  Flag,
  MessageSquare,
  SignalHigh,
  Shapes,
  Tag,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useQueryLoader } from 'react-relay';
import type { BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { PermittedButton } from '../../../components/PermittedButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../../components/pickers/fields';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { BULK_ACTION_LABELS, type BulkAction, type RequestedBulkChange } from './bulkActions';
import styles from './BulkBar.module.css';
import { bulkPickerQuery } from './BulkPicker';

const BulkPicker = lazyWithPreload(async () => (await import('./BulkPicker')).BulkPicker);

const BULK_ACTION_ICONS: Readonly<Record<BulkAction, LucideIcon>> = {
  state: CircleDot,
  labels: Tag,
  assignees: UserRound,
  priority: SignalHigh,
  milestone: Flag,
  type: Shapes,
  duplicate: Copy,
  comment: MessageSquare,
};
const BULK_ACTION_NAMES = Object.keys(BULK_ACTION_LABELS) as BulkAction[];

interface Props {
  projectKey: string;
  permitted: boolean;
  onChoose: (requested: RequestedBulkChange) => void;
}

/** Buttons of the bulk bar: each opens a picker for a change of all selected issues. */
export function BulkActions({ projectKey, permitted, onChoose }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<BulkPickerQuery>(bulkPickerQuery);
  const [open, setOpen] = useState<{ action: BulkAction; trigger: HTMLElement } | null>(null);
  useEffect(() => dispose, [dispose]);
  const trigger = useMemo(() => ({ current: open?.trigger ?? null }), [open]);
  const preload = () => {
    BulkPicker.preload();
    if (!queryRef) load({ key: projectKey });
  };
  return (
    <div className={styles.actions}>
      {BULK_ACTION_NAMES.map((action) => {
        const Icon = BULK_ACTION_ICONS[action];
        return (
          <PermittedButton
            key={action}
            variant="quiet"
            permitted={permitted}
            requirement={TRIAGER_REQUIRED_MESSAGE}
            aria-haspopup="dialog"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={({ currentTarget }) => {
              preload();
              if (action === 'comment') onChoose({ change: {}, title: 'Comment' });
              else setOpen({ action, trigger: currentTarget });
            }}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.word}>{BULK_ACTION_LABELS[action]}</span>
          </PermittedButton>
        );
      })}
      {open && open.action !== 'comment' && queryRef && (
        <Suspense fallback={null}>
          <BulkPicker
            action={open.action}
            queryRef={queryRef}
            trigger={trigger}
            onClose={() => setOpen(null)}
            onChoose={(requested) => {
              setOpen(null);
              onChoose(requested);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
