import { createContext, type ReactNode, use } from 'react';
import type { IssueRef } from './IssueFieldPicker';
import { type IssueFieldPickerController, useIssueFieldPicker } from './useIssueFieldPicker';

/** The state that a user has chosen for an issue, with what its transition asks for. */
export interface ChosenIssueState {
  stateId: string;
  stateName: string;
  category: string;
  reason?: string;
  /** The issue that this one duplicates. */
  canonical?: { readonly id: string; readonly key: string };
}

interface IssueEditingContextValue extends IssueFieldPickerController {
  issue: IssueRef;
  onChooseState?: ((chosen: ChosenIssueState) => boolean) | undefined;
}

interface IssueEditingProviderProps {
  /** The issue to edit; null: it has been deleted. */
  issue: IssueRef | null;
  /** Called instead of changing the state; false: the picker changes the state. */
  onChooseState?: (chosen: ChosenIssueState) => boolean;
  children: ReactNode;
}

const IssueEditingContext = createContext<IssueEditingContextValue | null>(null);

/**
 * Context provider that lets the controls inside it edit an issue's fields; only one picker is open at a
 * time.
 */
export function IssueEditingProvider({ issue, onChooseState, children }: IssueEditingProviderProps) {
  const pickers = useIssueFieldPicker();
  return (
    <IssueEditingContext value={issue && { ...pickers, issue, onChooseState }}>
      {children}
      {pickers.picker}
    </IssueEditingContext>
  );
}

/** Returns the editing context of the surrounding `IssueEditingProvider`; null: issue fields are read-only here. */
export const useIssueEditing = (): IssueEditingContextValue | null => use(IssueEditingContext);
