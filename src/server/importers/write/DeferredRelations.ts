import path from 'node:path';
import type { SourceIssue, SourceRelation } from '../input/SourceIssue';
import { Spool } from '../input/Spool';
import type { DigestedIssue } from './planBatch';

export interface PendingRelation {
  /** Source ids of the two issues. */
  from: string;
  to: string;
  kind: SourceRelation['kind'];
  /** Login in the source. */
  actor: string | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface PendingMention {
  sourceId: string;
  /** In lower case. */
  login: string;
}

/** Stores in temporary files what can be written only after all issues have been imported. */
export class DeferredRelations {
  /** New issues whose number is taken. They get numbers after the highest number of the source. */
  readonly displaced: Spool<DigestedIssue>;
  readonly relations: Spool<PendingRelation>;
  readonly mentions: Spool<PendingMention>;

  constructor(folder: string) {
    this.displaced = new Spool(path.join(folder, 'displaced'), parseDates);
    this.relations = new Spool(path.join(folder, 'relations'));
    this.mentions = new Spool(path.join(folder, 'mentions'));
  }

  /** Stores the relations and mentions of an issue. */
  async add({ sourceId, relations, mentions }: SourceIssue): Promise<void> {
    for (const { kind, to, actor, createdAt } of relations) {
      await this.relations.add({ from: sourceId, kind, to, actor, createdAt: createdAt.toISOString() });
    }
    for (const login of mentions) await this.mentions.add({ sourceId, login });
  }

  async close(): Promise<void> {
    await Promise.all([this.displaced.close(), this.relations.close(), this.mentions.close()]);
  }
}

/** JSON stores dates as text. The names of all dates in a SourceIssue end in At or On. */
const parseDates = (key: string, value: unknown): unknown =>
  typeof value === 'string' && /(?:At|On)$/.test(key) ? new Date(value) : value;
