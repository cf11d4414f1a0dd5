/**
 * States, labels and milestones, kept for as long as their project is of one version: a list shows the
 * same few in every row, and to read them costs as much as to read the rows.
 */
import type { AttributeRow, AttributeKey } from '../store/read/attributes';
import { LruCache } from './LruCache';

interface Known {
  version: number;
  terms: Map<string, AttributeRow>;
  weight: number;
}

/** Characters of all terms together: 50,000 of them without long descriptions. */
const CAPACITY = 12_000_000;
/** What a term takes besides its description, in characters. */
const TERM = 240;

export class TermCache {
  readonly #projects = new LruCache<number, Known>(CAPACITY);

  /**
   * The terms of these keys, none for what is not there; `read` is asked for those that are not known.
   * @param versionOf the version of a project, read before
   */
  async get(
    keys: readonly AttributeKey[],
    versionOf: (projectId: number) => Promise<number>,
    read: (keys: readonly AttributeKey[]) => Promise<AttributeRow[]>,
  ): Promise<AttributeRow[]> {
    const projects = new Map<number, Known>();
    for (const projectId of new Set(keys.map((key) => key.projectId))) {
      projects.set(projectId, this.#known(projectId, await versionOf(projectId)));
    }
    const termOf = (key: AttributeKey): AttributeRow | undefined =>
      projects.get(key.projectId)!.terms.get(nameOf(key));
    const missing = keys.filter((key) => !termOf(key));
    const found = missing.length > 0 ? await read(missing) : [];
    for (const term of found) {
      // What is read now is no older than the version that was read before.
      const known = projects.get(term.row.project_id)!;
      if (!known.terms.has(termName(term))) known.weight += weightOf(term);
      known.terms.set(termName(term), term);
    }
    for (const [projectId, known] of projects) this.#keep(projectId, known);
    return keys.flatMap((key) => termOf(key) ?? []);
  }

  /** Of an older version than what is known, as a slow request may be: nothing that is kept. */
  #known(projectId: number, version: number): Known {
    const known = this.#projects.get(projectId);
    if (known?.version === version) return known;
    return { version, terms: new Map(), weight: TERM };
  }

  /** Nothing of an older version takes the place of a newer one. */
  #keep(projectId: number, known: Known): void {
    const kept = this.#projects.get(projectId);
    if (!kept || kept === known || kept.version < known.version) {
      this.#projects.set(projectId, known, known.weight);
    }
  }
}

const weightOf = ({ row }: AttributeRow): number =>
  TERM + ('description' in row ? row.description.length : 0);

export const nameOf = ({ kind, projectId, id }: AttributeKey): string => `${kind}:${projectId}:${id}`;
export const termName = ({ kind, row }: AttributeRow): string => `${kind}:${row.project_id}:${row.id}`;
