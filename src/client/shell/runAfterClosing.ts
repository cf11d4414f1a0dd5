import { runCommand } from '../ui/commands/dispatch';
import type { CommandId } from '../../shared/commands/commandKeys';
import { holdKeys } from '../ui/keys/heldKeys';

/** How many frames a command waits for the focus to return to the page. */
const FRAMES_MAX = 30;

/**
 * Runs a command of the page after a dialog has closed and the focus has returned, because commands apply to the focused
 * element. Keys typed in between are held.
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
