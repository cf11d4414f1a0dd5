/**
 * Builds the rows of `issue_text`. Splitting the texts into words takes a third of the time of an import, so the rows can
 * also be built in another thread (see IssueTextThread).
 */
import { collectIndexedTokens } from './buildIssueTextIndex';
import type { CopyableRows } from './copyRowsIntoTable';
import { CopyRowBuffer } from './CopyRowBuffer';
import { buildPhraseSearchText } from '../../../shared/query/tokens';

/** The texts of an issue that are stored and searched. */
export interface IssueTexts {
  number: number;
  title: string;
  body: string;
  /** The texts of all comments, oldest comment first. */
  comments: readonly string[];
}

/** The rows of `issue_text` of one batch of issues. */
export interface IssueTextRows {
  addIssueTexts(texts: IssueTexts): void;
  /** Returns the rows, or null if there are none. Called once, after all texts have been added. */
  finishRows(): Promise<CopyableRows | null>;
}

/** Starts the rows of a batch of issues of a project. */
export type StartIssueTextRows = (projectId: number) => IssueTextRows;

const ISSUE_TEXT_COLUMNS = {
  project_id: 'int4',
  number: 'int4',
  body: 'text',
  words: 'tsvector',
  plain: 'text',
} as const;

/** Builds the rows in this thread, as the texts are added. */
export class LocalIssueTextRows implements IssueTextRows {
  private readonly projectId: number;
  private readonly rows = CopyRowBuffer.createRowBufferForTable('issue_text', ISSUE_TEXT_COLUMNS);

  constructor(projectId: number) {
    this.projectId = projectId;
  }

  addIssueTexts({ number, title, body, comments }: IssueTexts): void {
    this.rows.addRow({
      project_id: this.projectId,
      number,
      body,
      words: collectIndexedTokens(title, body, comments),
      plain: buildPhraseSearchText(title, body, comments),
    });
  }

  async finishRows(): Promise<CopyableRows | null> {
    return this.rows.rowCount > 0 ? this.rows : null;
  }
}

/** Returns rows of `issue_text` that another thread has built. */
export function createFinishedIssueTextRows(data: Uint8Array<ArrayBuffer>): CopyableRows {
  return { table: 'issue_text', columns: Object.keys(ISSUE_TEXT_COLUMNS), takeCopyData: () => data };
}
