/** What can be settled only once every issue is here. */
import path from 'node:path';
import type { SourceIssue } from '../input/SourceIssue';
import { Spool } from '../input/Spool';
import type { DigestedIssue } from './planBatch';

export interface PendingRelation {
  from: string;
  kind: SourceIssue['relations'][number]['kind'];
  to: string;
  actor: string | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface PendingMention {
  sourceId: string;
  /** In lower case. */
  login: string;
}

export class DeferredRelations {
  /** New issues whose number somebody has: they get new ones when all numbers of the source are known. */
  readonly displaced: Spool<DigestedIssue>;
  readonly relations: Spool<PendingRelation>;
  readonly mentions: Spool<PendingMention>;

  constructor(folder: string) {
    this.displaced = new Spool(path.join(folder, 'displaced'), reviveDates);
    this.relations = new Spool(path.join(folder, 'relations'));
    this.mentions = new Spool(path.join(folder, 'mentions'));
  }

  /** Keeps for later what an issue, known or new, says of others. */
  async note({ sourceId, relations, mentions }: SourceIssue): Promise<void> {
    for (const { kind, to, actor, createdAt } of relations) {
      await this.relations.add({ from: sourceId, kind, to, actor, createdAt: createdAt.toISOString() });
    }
    for (const login of mentions) await this.mentions.add({ sourceId, login });
  }

  async close(): Promise<void> {
    await Promise.all([this.displaced.close(), this.relations.close(), this.mentions.close()]);
  }
}

/** Instants of a SourceIssue end in At or On; JSON has made texts of them. */
const reviveDates = (key: string, value: unknown): unknown =>
  typeof value === 'string' && /(?:At|On)$/.test(key) ? new Date(value) : value;
