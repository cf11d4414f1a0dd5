import { createContext, type ReactNode, use } from 'react';
import type { IssueRef } from './IssueFieldPicker';
import { type IssueFieldPickerController, useIssueFieldPicker } from './useIssueFieldPicker';

interface IssueEditingContextValue extends IssueFieldPickerController {
  issue: IssueRef;
}

const IssueEditingContext = createContext<IssueEditingContextValue | null>(null);

/**
 * Context provider that lets the controls inside it edit an issue's fields; only one picker is open at a
 * time.
 *
 * @param issue the issue to edit; null: it has been deleted
 */
export function IssueEditingProvider({ issue, children }: { issue: IssueRef | null; children: ReactNode }) {
  const pickers = useIssueFieldPicker();
  return (
    <IssueEditingContext value={issue && { ...pickers, issue }}>
      {children}
      {pickers.picker}
    </IssueEditingContext>
  );
}

/** Returns the editing context of the surrounding `IssueEditingProvider`; null: issue fields are read-only here. */
export const useIssueEditing = (): IssueEditingContextValue | null => use(IssueEditingContext);
