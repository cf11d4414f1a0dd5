import { createContext, type ReactNode, use } from 'react';
import type { IssueAddress } from './FieldPicker';
import { type FieldPickers, useFieldPicker } from './useFieldPicker';

interface Editing extends FieldPickers {
  issue: IssueAddress;
}

const IssueEditingContext = createContext<Editing | null>(null);

/**
 * Context provider that lets the controls inside it edit an issue's fields; only one picker is open at a
 * time.
 *
 * @param issue the issue to edit; null: it has been deleted
 */
export function IssueEditing({ issue, children }: { issue: IssueAddress | null; children: ReactNode }) {
  const pickers = useFieldPicker();
  return (
    <IssueEditingContext value={issue && { ...pickers, issue }}>
      {children}
      {pickers.picker}
    </IssueEditingContext>
  );
}

/** Returns the editing context of the surrounding `IssueEditing`; null: issue fields are read-only here. */
export const useIssueEditing = (): Editing | null => use(IssueEditingContext);
