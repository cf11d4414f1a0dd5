import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { lazyOnIntent } from '../ui/lazyOnIntent';
import type { ShellQueryRef } from './shellQuery';

const OVERLAYS = {
  keys: lazyOnIntent(async () => (await import('./KeysSheet')).KeysSheet),
  palette: lazyOnIntent(async () => (await import('./PaletteDialog')).PaletteDialog),
  navigation: lazyOnIntent(async () => (await import('./NavigationSheet')).NavigationSheet),
};
type OverlayName = keyof typeof OVERLAYS;

/** What an overlay is given. */
export interface OverlayProps {
  queryRef: ShellQueryRef;
  sidebar: ReactNode;
  onClose: () => void;
}

interface OverlayControl {
  open: (name: OverlayName) => void;
  close: () => void;
}

const OverlayContext = createContext<OverlayControl>({ open: () => {}, close: () => {} });

/** Opens and closes what comes over the screen. */
export const useOverlays = (): OverlayControl => useContext(OverlayContext);

/** Fetches an overlay's code: its button is under the pointer or has the focus. */
export const preloadOverlay = (name: OverlayName): void => OVERLAYS[name].preload();

/** Holds which overlay is open: one at a time. */
export function Overlays({ children, ...props }: Omit<OverlayProps, 'onClose'> & { children: ReactNode }) {
  const [name, setName] = useState<OverlayName | null>(null);
  const control = useMemo(() => ({ open: setName, close: () => setName(null) }), []);
  const Overlay = name && OVERLAYS[name];
  return (
    <OverlayContext value={control}>
      {children}
      {Overlay && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Overlay {...props} onClose={control.close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OverlayContext>
  );
}
