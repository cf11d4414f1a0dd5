import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { lazyOnIntent } from '../ui/lazyOnIntent';
import { Palette } from './Palette';

const ShortcutsDialog = lazyOnIntent(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
const NavigationSheet = lazyOnIntent(async () => (await import('./NavigationSheet')).NavigationSheet);

const CODE = { keys: ShortcutsDialog, palette: Palette, navigation: NavigationSheet };
type OverlayName = keyof typeof CODE;

interface OverlayControl {
  open: (name: OverlayName) => void;
  close: () => void;
}

const OverlayContext = createContext<OverlayControl>({ open: () => {}, close: () => {} });

/** Opens and closes what comes over the screen. */
export const useOverlays = (): OverlayControl => useContext(OverlayContext);

/** Fetches an overlay's code: its button is under the pointer or has the focus. */
export const preloadOverlay = (name: OverlayName): void => CODE[name].preload();

interface Props {
  palette: ReactNode;
  sidebar: ReactNode;
  children: ReactNode;
}

/** Holds which overlay is open: one at a time. */
export function Overlays({ palette, sidebar, children }: Props) {
  const [name, setName] = useState<OverlayName | null>(null);
  const control = useMemo(() => ({ open: setName, close: () => setName(null) }), []);
  return (
    <OverlayContext value={control}>
      {children}
      <ErrorBoundary key={name}>
        <Suspense fallback={null}>
          {name === 'keys' && <ShortcutsDialog onClose={control.close} />}
          {name === 'palette' && palette}
          {name === 'navigation' && <NavigationSheet onClose={control.close}>{sidebar}</NavigationSheet>}
        </Suspense>
      </ErrorBoundary>
    </OverlayContext>
  );
}
