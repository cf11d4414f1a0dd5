import path from 'node:path';
import { FileBackedQueue } from '../readers/FileBackedQueue';
import type {
  ImportSourceIssueRelation,
  ImportSourceIssueState,
  IssueToImport,
} from '../mappers/ImportSourceIssue';
import type { CountedReportEntry, ReportEntry } from '../../domain/imports/reportEntries';
import { ReportEntryCounter } from '../report/ReportEntryCounter';

/**
 * The values of a source issue that are compared after the import. A field is absent if the input does not contain it.
 */
export interface ImportedIssueFacts {
  sourceId: string;
  number: number;
  state?: ImportSourceIssueState;
  /** Id of the author in the source, in lower case, or null if the issue has no author. */
  author?: string | null;
  /** Names of the labels in lower case, without duplicates. */
  labels?: string[];
  /** Number of comments to import. */
  comments?: number;
  /** Reasons for comments that are not imported. */
  droppedComments?: readonly CountedReportEntry[];
  links?: ImportedLinkFacts[];
}

export interface ImportedLinkFacts {
  kind: ImportSourceIssueRelation['kind'];
  /** Source ids of both issues. */
  from: string;
  to: string;
}

/** Reason for comments that the source counts but the input does not contain. */
const MISSING_COMMENTS_REASON: ReportEntry = { code: 'not_in_input' };

/**
 * Stores the values of each source issue that are compared with the project after the import, in a temporary file.
 * Needs about 200 bytes per issue.
 */
export class ImportedFacts {
  private readonly queue: FileBackedQueue<ImportedIssueFacts>;

  constructor(folder: string) {
    this.queue = new FileBackedQueue(path.join(folder, 'facts'));
  }

  /** Yields the issues unchanged, and stores the facts of each. */
  async *record(issues: AsyncIterable<IssueToImport>): AsyncGenerator<IssueToImport> {
    for await (const incoming of issues) {
      await this.queue.add(getFacts(incoming));
      yield incoming;
    }
  }

  read(): AsyncGenerator<ImportedIssueFacts> {
    return this.queue.read();
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}

function getFacts({ issue, droppedComments = [], missingComments = 0 }: IssueToImport): ImportedIssueFacts {
  const { sourceId, number, state, author, labels, comments, relations } = issue;
  const dropped: CountedReportEntry[] = [];
  if (droppedComments.length + missingComments > 0) {
    const counter = new ReportEntryCounter(dropped, { code: 'other_reasons' });
    for (const reason of droppedComments) counter.add(reason);
    if (missingComments > 0) counter.add(MISSING_COMMENTS_REASON, missingComments);
  }
  return {
    sourceId,
    number,
    ...(state && { state }),
    ...(author !== undefined && { author: author === null ? null : author.toLowerCase() }),
    ...(labels && { labels: [...new Set(labels.map(({ name }) => name.toLowerCase()))] }),
    ...(comments && { comments: comments.length }),
    ...(dropped.length > 0 && { droppedComments: dropped }),
    ...(relations.length > 0 && {
      links: relations.map(({ kind, to, isInverse }) =>
        isInverse ? { kind, from: to, to: sourceId } : { kind, from: sourceId, to },
      ),
    }),
  };
}
