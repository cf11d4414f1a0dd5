import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getSessionGuard } from '../../auth/SessionGuard';
import { ServerConnectionContext } from '../../relay/network/ServerConnectionContext';
import { loadChunk } from '../../relay/network/loadChunk';
import type { FieldPickerProps, IssueRef } from './FieldPicker';
import type { EditableIssueField } from './fields';

const importFieldPicker = () => import(/* webpackChunkName: "pickers" */ './FieldPicker');

interface OpenPickerState extends Omit<FieldPickerProps, 'onRefused' | 'onClose'> {
  code: Awaited<ReturnType<typeof importFieldPicker>>;
}

export interface FieldPickerController {
  /**
   * Opens a field's picker at an element, which receives the focus when the picker closes. If the user has to
   * sign in first, the action that is resumed afterwards is named `key.NUMBER.FIELD`.
   */
  open: (field: EditableIssueField, issue: IssueRef, trigger: HTMLElement) => void;
  /** Loads the pickers' code before one is opened. */
  preload: () => void;
  /** The open picker, for the caller to render. */
  picker: ReactNode;
}

/** Opens the pickers of issues' fields. Their code and data are loaded in parallel when one is opened. */
export function useFieldPicker(): FieldPickerController {
  const environment = useRelayEnvironment();
  const connection = useContext(ServerConnectionContext);
  const [opened, setOpened] = useState<OpenPickerState | null>(null);
  const latestRequest = useRef(0);
  useEffect(
    () => () => {
      latestRequest.current = -1;
    },
    [],
  );

  const show = async (
    field: EditableIssueField,
    issue: IssueRef,
    trigger: HTMLElement,
    error: string | null,
  ) => {
    const request = ++latestRequest.current;
    const code = await (connection ? loadChunk(connection, importFieldPicker) : importFieldPicker());
    if (request !== latestRequest.current) return;
    const queryRef = await code.loadFieldPickerQuery(environment, field, issue);
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
      const sessionGuard = getSessionGuard(environment);
      void (sessionGuard.isAnonymous()
        ? sessionGuard.signInAndResume(`key.${issue.number}.${field}`)
        : show(field, issue, trigger, null));
    },
    preload: () => void importFieldPicker().catch(() => {}),
    picker,
  };
}
