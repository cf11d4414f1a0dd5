import { type MouseEvent, type ReactNode, useState } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import { findRowIssueLinkElement } from '../row/rowDom';
import type { RowMenuProps, RowMenuTarget } from './RowMenu';

const RowMenu = lazyWithPreload(async () => (await import('./RowMenu')).RowMenu);

/**
 * The context menu of a row, which a right click, the menu key and Shift+F10 open. Shift and a right click open the
 * browser's own menu.
 */
export function useRowMenu(options: Pick<RowMenuProps, 'view' | 'selection' | 'onEdit'>): {
  onContextMenu: (event: MouseEvent) => void;
  rowMenu: ReactNode;
} {
  const [target, setTarget] = useState<RowMenuTarget | null>(null);
  const onContextMenu = (event: MouseEvent) => {
    const link = event.target instanceof Element ? findRowIssueLinkElement(event.target) : null;
    const row = link?.closest<HTMLElement>('[data-virtual-rows] [role=row]');
    if (!link || !row || (event.shiftKey && event.button === 2)) return;
    event.preventDefault();
    row.focus({ preventScroll: true });
    const { left, bottom } = row.getBoundingClientRect();
    setTarget({ link, x: event.clientX || left, y: event.clientY || bottom });
  };
  const close = () => setTarget(null);
  const rowMenu = target && (
    <LazySurface trigger={{ current: target.link }} onRetry={RowMenu.preload} onClose={close}>
      <RowMenu {...target} {...options} onClose={close} />
    </LazySurface>
  );
  return { onContextMenu, rowMenu };
}
