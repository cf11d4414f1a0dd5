import { runCommand } from '../ui/commands/dispatch';
import type { CommandId } from '../../shared/commands/commandKeys';
import { holdKeys } from '../ui/keys/heldKeys';

/** How many frames a command waits for the focus to return to the page. */
const FRAMES_MAX = 30;

/**
 * Runs a command of the page after a dialog over it has closed and the focus is back where it was: commands apply to what
 * has the focus. Keys typed meanwhile are held.
 */
export function runAfterClosing(id: CommandId): void {
  const releaseKeys = holdKeys();
  const runWhenFocused = (frames: number): void => {
    const isFocusInDialog = document.activeElement?.closest('[role=dialog]') != null;
    const isClosing = isFocusInDialog || document.activeElement === document.body;
    if (isClosing && frames < FRAMES_MAX) requestAnimationFrame(() => runWhenFocused(frames + 1));
    else {
      releaseKeys();
      runCommand(id);
    }
  };
  requestAnimationFrame(() => runWhenFocused(0));
}
