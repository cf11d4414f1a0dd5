import path from 'node:path';
import type { ImportSourceIssue, ImportSourceIssueRelation } from '../mappers/ImportSourceIssue';
import { FileBackedQueue } from '../readers/FileBackedQueue';
import type { IssueWithFieldHashes } from './planImportBatch';

export interface UnresolvedIssueRelation {
  /** Source ids of the two linked issues. */
  from: string;
  to: string;
  kind: ImportSourceIssueRelation['kind'];
  /** Id of the user who linked the issues in the source. */
  actor: string | null;
  /** Time at which the issues were linked, in ISO 8601 format. */
  createdAt: string;
}

export interface UnresolvedMention {
  sourceId: string;
  /** Id of the mentioned user in the source, in lower case. */
  login: string;
  /**
   * Whether the issue has not changed since an earlier import. That import has also written its mentions, unless it
   * was canceled.
   */
  isOfUnchangedIssue: boolean;
}

/**
 * Stores in temporary files the issue links, mentions and renumbered issues that can be written only after
 * all other issues have been imported.
 */
export class DeferredIssueRelations {
  /**
   * New issues whose number already belongs to another issue. They are written last and get numbers after the
   * highest issue number of the source.
   */
  readonly displaced: FileBackedQueue<IssueWithFieldHashes>;
  /**
   * Links of issues that keep their numbers. They are written in the order of the input: the last link of a cycle is
   * dropped, so a resumed import must write the links in the same order as an uninterrupted one.
   */
  readonly relations: FileBackedQueue<UnresolvedIssueRelation>;
  /** Links of renumbered issues, in the order of the input. They are written after all others, as the issues are. */
  readonly relationsOfRenumberedIssues: FileBackedQueue<UnresolvedIssueRelation>;
  readonly mentions: FileBackedQueue<UnresolvedMention>;

  constructor(folder: string) {
    this.displaced = new FileBackedQueue(path.join(folder, 'displaced'), reviveIssueDates);
    this.relations = new FileBackedQueue(path.join(folder, 'relations'));
    this.relationsOfRenumberedIssues = new FileBackedQueue(path.join(folder, 'relations-of-renumbered'));
    this.mentions = new FileBackedQueue(path.join(folder, 'mentions'));
  }

  /**
   * Stores an issue's links and mentions until all issues have been imported.
   * @param isUnchanged whether the issue has not changed since an earlier import
   * @param isRenumbered whether the issue has another number than in the source
   */
  async deferIssueRelations(
    { sourceId, relations, mentions }: ImportSourceIssue,
    { isUnchanged, isRenumbered }: { isUnchanged: boolean; isRenumbered: boolean },
  ): Promise<void> {
    const queue = isRenumbered ? this.relationsOfRenumberedIssues : this.relations;
    for (const { kind, to, isInverse, actor, createdAt } of relations) {
      const ends = isInverse ? { from: to, to: sourceId } : { from: sourceId, to };
      await queue.add({ ...ends, kind, actor, createdAt: createdAt.toISOString() });
    }
    for (const login of mentions)
      await this.mentions.add({ sourceId, login, isOfUnchangedIssue: isUnchanged });
  }

  async close(): Promise<void> {
    const queues = [this.displaced, this.relations, this.relationsOfRenumberedIssues, this.mentions];
    await Promise.all(queues.map((queue) => queue.close()));
  }
}

/**
 * Restores the dates of an issue that was stored as JSON. The names of all date fields of ImportSourceIssue end in At
 * or On.
 */
const reviveIssueDates = (key: string, value: unknown): unknown =>
  typeof value === 'string' && /(?:At|On)$/.test(key) ? new Date(value) : value;
