import path from 'node:path';
import { FileBackedQueue } from '../input/FileBackedQueue';
import type {
  ImportSourceIssueRelation,
  ImportSourceIssueState,
  IssueToImport,
} from '../input/ImportSourceIssue';

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
  /** Number of comments that are not imported, by reason. */
  droppedComments?: Record<string, number>;
  links?: ImportedLinkFacts[];
}

export interface ImportedLinkFacts {
  kind: ImportSourceIssueRelation['kind'];
  /** Source ids of both issues. */
  from: string;
  to: string;
}

/** Reason for comments that the source counts but the input does not contain. */
const MISSING_COMMENTS_REASON = 'not in the input';

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
  const dropped: Record<string, number> = {};
  const drop = (reason: string, count: number) => (dropped[reason] = (dropped[reason] ?? 0) + count);
  for (const reason of droppedComments) drop(reason, 1);
  if (missingComments > 0) drop(MISSING_COMMENTS_REASON, missingComments);
  return {
    sourceId,
    number,
    ...(state && { state }),
    ...(author !== undefined && { author: author === null ? null : author.toLowerCase() }),
    ...(labels && { labels: [...new Set(labels.map(({ name }) => name.toLowerCase()))] }),
    ...(comments && { comments: comments.length }),
    ...(Object.keys(dropped).length > 0 && { droppedComments: dropped }),
    ...(relations.length > 0 && {
      links: relations.map(({ kind, to, isInverse }) =>
        isInverse ? { kind, from: to, to: sourceId } : { kind, from: sourceId, to },
      ),
    }),
  };
}
