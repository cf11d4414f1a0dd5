import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getSessionGuard } from '../../auth/SessionGuard';
import { dropHeldKeys, holdKeys } from '../../ui/keys/heldKeys';
import { SurfaceError } from '../../ui/LazySurface';
import type { IssueFieldPickerProps, IssueRef } from './IssueFieldPicker';
import type { EditableIssueField } from './fields';

/** Imports the code of the pickers. */
export const importIssueFieldPicker = () => import(/* webpackChunkName: "pickers" */ './IssueFieldPicker');

/** The picker to open, and the error if the server rejected the value that was chosen before. */
type PickerRequest = Pick<IssueFieldPickerProps, 'field' | 'issue' | 'trigger' | 'error'>;

interface OpenedPicker extends PickerRequest {
  code: Awaited<ReturnType<typeof importIssueFieldPicker>>;
  queryRef: IssueFieldPickerProps['queryRef'];
}

interface FailedPicker extends PickerRequest {
  failure: unknown;
}

export interface IssueFieldPickerController {
  /**
   * Opens a field's picker at an element, which receives the focus when the picker closes. Keys typed before the picker
   * has the focus are held for it. If the user has to sign in first, the pending action is named `key.KEY.FIELD`.
   */
  open: (field: EditableIssueField, issue: IssueRef, trigger: HTMLElement) => void;
  /** Loads the pickers' code before one is opened. */
  preload: () => void;
  /** The open picker, for the caller to render. */
  picker: ReactNode;
}

/** Opens the pickers of issues' fields. Their code and data are loaded when one is opened. */
export function useIssueFieldPicker(): IssueFieldPickerController {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<OpenedPicker | FailedPicker | null>(null);
  const latestRequest = useRef(0);
  const releaseKeys = useRef(() => {});
  const cancel = () => {
    latestRequest.current += 1;
    releaseKeys.current();
  };
  useEffect(() => cancel, []);
  // The rendered picker holds typed keys itself until it has the focus.
  useLayoutEffect(() => {
    if (state) releaseKeys.current();
  }, [state]);

  const close = () => {
    cancel();
    setState(null);
  };
  const show = async ({ field, issue, trigger, error }: PickerRequest) => {
    const requested = { field, issue, trigger, error };
    cancel();
    const request = latestRequest.current;
    releaseKeys.current = holdKeys({ onCancel: close });
    const isCurrent = () => request === latestRequest.current;
    try {
      const code = await importIssueFieldPicker();
      if (!isCurrent()) return;
      const queryRef = await code.openIssueFieldPickerQuery(environment, field, issue);
      if (isCurrent() && trigger.isConnected) return setState({ ...requested, code, queryRef });
      queryRef.dispose();
      if (!isCurrent()) return;
      // The keys were typed for this picker and would be commands elsewhere.
      dropHeldKeys();
      releaseKeys.current();
    } catch (failure) {
      if (!isCurrent()) return;
      dropHeldKeys();
      setState({ ...requested, failure });
    }
  };

  return {
    open: (field, issue, trigger) => {
      const sessionGuard = getSessionGuard(environment);
      void (sessionGuard.isAnonymous()
        ? sessionGuard.signInAndResume(`key.${issue.key}.${field}`)
        : show({ field, issue, trigger, error: null }));
    },
    preload: () => void importIssueFieldPicker().catch(() => {}),
    picker:
      state &&
      ('failure' in state ? (
        <SurfaceError
          error={state.failure}
          trigger={{ current: state.trigger }}
          onRetry={() => {
            setState(null);
            void show(state);
          }}
          onClose={close}
        />
      ) : (
        <state.code.IssueFieldPicker
          {...state}
          onClose={close}
          onRefused={(error) => void show({ ...state, error })}
        />
      )),
  };
}
