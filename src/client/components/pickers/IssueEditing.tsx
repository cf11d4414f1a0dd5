import { createContext, type ReactNode, use } from 'react';
import type { IssueAddress } from './FieldPicker';
import { type FieldPickers, useFieldPicker } from './useFieldPicker';

interface Editing extends FieldPickers {
  issue: IssueAddress;
}

const IssueEditingContext = createContext<Editing | null>(null);

/**
 * The issue whose fields can be changed within: one picker is open at a time.
 *
 * @param issue null: it is gone
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

/** For a control within; null: nothing can be changed here. */
export const useIssueEditing = (): Editing | null => use(IssueEditingContext);
