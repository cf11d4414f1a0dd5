import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { LazySurface } from '../ui/LazySurface';

/** The command palette; its code is loaded on demand. */
export const CommandPalette = lazyWithPreload(
  async () => (await import('./CommandPaletteMenu')).CommandPaletteMenu,
);

const ShortcutsDialog = lazyWithPreload(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
const NavigationSheet = lazyWithPreload(async () => (await import('./NavigationSheet')).NavigationSheet);

const OVERLAYS = { keys: ShortcutsDialog, palette: CommandPalette, navigation: NavigationSheet };
type OverlayName = keyof typeof OVERLAYS;

interface OverlayControl {
  open: (name: OverlayName) => void;
  close: () => void;
}

const OverlayContext = createContext<OverlayControl>({ open: () => {}, close: () => {} });

/** Returns the functions that open and close the dialogs of the page frame (palette, sidebar, shortcuts). */
export const useOverlays = (): OverlayControl => useContext(OverlayContext);

/** Loads the code of a dialog; called on hover or focus of its button. */
export const preloadOverlay = (name: OverlayName): void => OVERLAYS[name].preload();

interface OverlaysProps {
  palette: ReactNode;
  sidebar: ReactNode;
  children: ReactNode;
}

/** Renders the open dialog of the page frame; at most one is open at a time. */
export function Overlays({ palette, sidebar, children }: OverlaysProps) {
  const [name, setName] = useState<OverlayName | null>(null);
  const control = useMemo(() => ({ open: setName, close: () => setName(null) }), []);
  return (
    <OverlayContext value={control}>
      {children}
      {name && (
        <LazySurface key={name} onClose={control.close}>
          {name === 'keys' && <ShortcutsDialog onClose={control.close} />}
          {name === 'palette' && palette}
          {name === 'navigation' && <NavigationSheet onClose={control.close}>{sidebar}</NavigationSheet>}
        </LazySurface>
      )}
    </OverlayContext>
  );
}
