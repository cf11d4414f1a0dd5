/** The last changes that can be undone, the mutation that an undo sends, and the notice at the bottom of the page. */
import { readDraft, restoreDraft } from '../../drafts/drafts';
import { joinErrorMessages, type UserError } from '../../errors/UserError';
import type { MutationResponse, QueuedMutation, UnsentDraftText } from './MutationDefinition';
import type { MutationCommitOptions, MutationResult } from './MutationQueue';

/** How to undo a mutation that the server has accepted. */
export interface MutationUndo {
  inverse: QueuedMutation;
  /** URL of the page that shows the change, if the response determines it. */
  href?: string;
}

/** The message at the bottom of the page. */
export interface MutationNotice {
  id: number;
  kind: 'done' | 'undone' | 'refused';
  text: string;
  href: string;
  /** URL of the form with the text of the undone change. */
  draftHref?: string | undefined;
}

/** What the page shows of the undo history. */
export interface UndoState {
  notice: MutationNotice | null;
  canUndo: boolean;
}

/** A change that can be undone. */
export interface UndoableMutation {
  summary: string;
  href: string;
  inverse: QueuedMutation;
  /** Draft that the undo restores, and the URL of its form. */
  draft?: (UnsentDraftText & { href: string }) | null;
}

interface UndoHistoryDependencies {
  /** Id of the viewer, to whom restored drafts belong. */
  viewerId: () => string;
  /** Sends the mutation that undoes a change, in the order of the queue. */
  send: (mutation: QueuedMutation, options: MutationCommitOptions) => Promise<MutationResult>;
  onChange: (state: UndoState) => void;
}

/** Maximum length of the undo history. */
const UNDO_HISTORY_MAX = 100;

/** The changes of a page that can be undone, most recent last, and the notice about the last one. */
export class UndoHistory {
  private readonly dependencies: UndoHistoryDependencies;
  private readonly undoable: UndoableMutation[] = [];
  private notice: MutationNotice | null = null;
  private noticeCount = 0;

  constructor(dependencies: UndoHistoryDependencies) {
    this.dependencies = dependencies;
  }

  /** Records a change, with a notice that offers to undo it. */
  record(change: UndoableMutation): void {
    this.undoable.push(change);
    if (this.undoable.length > UNDO_HISTORY_MAX) this.undoable.shift();
    this.showNotice('done', change.summary, change.href);
  }

  /** Records an accepted mutation if its response tells how to undo it. */
  recordAccepted(
    { definition, input }: QueuedMutation,
    options: MutationCommitOptions,
    response: MutationResponse,
  ): void {
    const undo = options.undoFor?.(response);
    if (!undo) return;
    const { summary, href } = options;
    const draft = definition.draftFor?.(input, options.draft);
    this.record({ summary, href, ...undo, draft: draft ? { ...draft, href } : null });
  }

  /** Removes a recorded change that the server has rejected, and its notice. */
  remove(change: UndoableMutation): void {
    const index = this.undoable.indexOf(change);
    if (index >= 0) this.undoable.splice(index, 1);
    const isShown = this.notice?.kind === 'done' && this.notice.text === change.summary;
    this.setNotice(isShown ? null : this.notice);
  }

  /** Undoes the most recent change that can be undone. */
  readonly undo = async (): Promise<void> => {
    const last = this.undoable.pop();
    if (!last) return;
    const { summary, href, draft } = last;
    const viewerId = this.dependencies.viewerId();
    if (draft?.isSerialized && readDraft(viewerId, draft.draftKey) !== null) {
      this.undoable.push(last);
      const text = `“${summary}” cannot be undone: its form contains another draft.`;
      return this.showNotice('refused', text, draft.href);
    }
    this.showNotice('undone', summary, href, draft?.href);
    const result = await this.dependencies.send(last.inverse, { summary: `Undo “${summary}”`, href });
    if (result.status !== 'refused') {
      if (draft) restoreDraft(viewerId, draft.draftKey, draft.text);
      return;
    }
    this.showNotice('refused', `“${summary}” cannot be undone: ${joinErrorMessages(result.errors)}`, href);
  };

  /** Shows why a mutation was rejected after its control has stopped waiting for the result. */
  showRejection({ summary, href }: MutationCommitOptions, errors: readonly UserError[]): void {
    this.showNotice('refused', `“${summary}” was rejected: ${joinErrorMessages(errors)}`, href);
  }

  readonly dismiss = (): void => this.setNotice(null);

  private showNotice(kind: MutationNotice['kind'], text: string, href: string, draftHref?: string): void {
    this.setNotice({ id: ++this.noticeCount, kind, text, href, draftHref });
  }

  private setNotice(notice: MutationNotice | null): void {
    this.notice = notice;
    this.dependencies.onChange({ notice, canUndo: this.undoable.length > 0 });
  }
}
