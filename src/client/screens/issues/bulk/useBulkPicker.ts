import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { dropHeldKeys, holdKeys } from '../../../ui/keys/heldKeys';
import type { IssueSelection } from '../selection/IssueSelection';
import type { BulkPickerAction } from './bulkActions';
import type { OpenBulkPicker } from './BulkBar';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';

export interface BulkPickerController {
  /** The open picker; null: none. */
  picker: OpenBulkPicker | null;
  /** Opens the picker for a change of all selected issues, once the code of the bulk bar has loaded. */
  open: (action: BulkPickerAction) => void;
  close: () => void;
}

/**
 * The picker for a change of all selected issues, which the bulk bar, keys and the menu of a row open.
 * @param projectKey null: the list of all projects, which has no bulk edits
 */
export function useBulkPicker(projectKey: string | null, selection: IssueSelection): BulkPickerController {
  const environment = useRelayEnvironment();
  const [picker, setPicker] = useState<OpenBulkPicker | null>(null);
  const releaseKeys = useRef(() => {});
  // Once the picker is on screen, it holds keys itself until it has the focus.
  useLayoutEffect(() => releaseKeys.current(), [picker]);
  const open = async (action: BulkPickerAction) => {
    releaseKeys.current();
    releaseKeys.current = holdKeys();
    try {
      const opened = await (await importBulkBar()).openBulkPicker(environment, action, projectKey, selection);
      if (opened && !selection.isEmpty) return setPicker(opened);
      opened?.queryRef.dispose();
    } catch {
      dropHeldKeys();
    }
    releaseKeys.current();
  };
  return {
    picker,
    open: (action) => void open(action),
    close: useCallback(() => setPicker(null), []),
  };
}

// The chunk also contains the code that copies links and issues, which is then loaded before a key needs it.
const importBulkBar = () => import(/* webpackChunkName: "bulk-bar" */ './BulkBar');

/** The bar with the actions for the selected issues; its code is loaded after the first rows. */
export const BulkBar = lazyWithPreload(async () => (await importBulkBar()).BulkBar);
