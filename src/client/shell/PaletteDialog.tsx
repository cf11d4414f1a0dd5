import { Suspense } from 'react';
import { usePreloadedQuery } from 'react-relay';
import query, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { Dialog } from '../ui/Dialog';
import type { OverlayProps } from './Overlays';
import { Palette } from './Palette';
import type { ShellQueryRef } from './shellQuery';

/** The palette, in its dialog. */
export function PaletteDialog({ queryRef, onClose }: OverlayProps) {
  return (
    <Dialog title="Find or do" variant="top" bare onClose={onClose}>
      <Suspense fallback={null}>
        <Loaded queryRef={queryRef} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Loaded({ queryRef, onClose }: { queryRef: ShellQueryRef; onClose: () => void }) {
  return <Palette query={usePreloadedQuery<ShellQuery>(query, queryRef)} onClose={onClose} />;
}
