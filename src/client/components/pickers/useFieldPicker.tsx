import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sessionGuardOf } from '../../auth/SessionGuard';
import { ConnectionContext } from '../../relay/network/ConnectionContext';
import { loadChunk } from '../../relay/network/loadChunk';
import type { FieldPickerProps, IssueAddress } from './FieldPicker';
import type { EditableField } from './fields';

const load = () => import(/* webpackChunkName: "pickers" */ './FieldPicker');

interface OpenPicker extends Omit<FieldPickerProps, 'onRefused' | 'onClose'> {
  code: Awaited<ReturnType<typeof load>>;
}

export interface FieldPickers {
  /**
   * Opens a field's picker at an element, which receives the focus when the picker closes. If the user has to
   * sign in first, the action that is resumed afterwards is named `key.NUMBER.FIELD`.
   */
  open: (field: EditableField, issue: IssueAddress, trigger: HTMLElement) => void;
  /** Loads the pickers' code before one is opened. */
  preload: () => void;
  /** The open picker, for the caller to render. */
  picker: ReactNode;
}

/** Opens the pickers of issues' fields. Their code and data are loaded in parallel when one is opened. */
export function useFieldPicker(): FieldPickers {
  const environment = useRelayEnvironment();
  const connection = useContext(ConnectionContext);
  const [opened, setOpened] = useState<OpenPicker | null>(null);
  const latestRequest = useRef(0);
  useEffect(
    () => () => {
      latestRequest.current = -1;
    },
    [],
  );

  const show = async (
    field: EditableField,
    issue: IssueAddress,
    trigger: HTMLElement,
    error: string | null,
  ) => {
    const request = ++latestRequest.current;
    const code = await (connection ? loadChunk(connection, load) : load());
    if (request !== latestRequest.current) return;
    const queryRef = await code.loadPicker(environment, field, issue);
    if (request === latestRequest.current && trigger.isConnected) {
      setOpened({ code, field, issue, trigger, queryRef, error });
    } else queryRef.dispose();
  };
  const close = () => {
    latestRequest.current += 1;
    setOpened(null);
  };

  const picker = opened && (
    <opened.code.FieldPicker
      {...opened}
      onClose={close}
      onRefused={(message) => void show(opened.field, opened.issue, opened.trigger, message)}
    />
  );
  return {
    open: (field, issue, trigger) => {
      const sessionGuard = sessionGuardOf(environment);
      void (sessionGuard.isAnonymous()
        ? sessionGuard.signInFor(`key.${issue.number}.${field}`)
        : show(field, issue, trigger, null));
    },
    preload: () => void load().catch(() => {}),
    picker,
  };
}
