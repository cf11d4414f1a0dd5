/**
 * States, labels and milestones, kept for as long as their project is of one version: a list shows the
 * same few in every row, and to read them costs as much as to read the rows.
 */
import type { Term, TermKey } from '../store/read/terms';

interface Known {
  version: number;
  terms: Map<string, Term>;
}

export class TermCache {
  readonly #projects = new Map<number, Known>();

  /**
   * The terms of these keys, none for what is not there; `read` is asked for those that are not known.
   * @param versionOf the version of a project, read before
   */
  async get(
    keys: readonly TermKey[],
    versionOf: (projectId: number) => Promise<number>,
    read: (keys: readonly TermKey[]) => Promise<Term[]>,
  ): Promise<Term[]> {
    const projects = new Map<number, Known>();
    for (const projectId of new Set(keys.map((key) => key.projectId))) {
      projects.set(projectId, this.#known(projectId, await versionOf(projectId)));
    }
    const termOf = (key: TermKey): Term | undefined => projects.get(key.projectId)!.terms.get(nameOf(key));
    const missing = keys.filter((key) => !termOf(key));
    const found = missing.length > 0 ? await read(missing) : [];
    for (const term of found) {
      // What is read now is no older than the version that was read before.
      projects.get(term.row.project_id)!.terms.set(termName(term), term);
    }
    return keys.flatMap((key) => termOf(key) ?? []);
  }

  /** Of an older version than what is known, as a slow request may be: nothing that is kept. */
  #known(projectId: number, version: number): Known {
    const known = this.#projects.get(projectId);
    if (known?.version === version) return known;
    const fresh = { version, terms: new Map<string, Term>() };
    if (!known || known.version < version) this.#projects.set(projectId, fresh);
    return fresh;
  }
}

export const nameOf = ({ kind, projectId, id }: TermKey): string => `${kind}:${projectId}:${id}`;
export const termName = ({ kind, row }: Term): string => `${kind}:${row.project_id}:${row.id}`;
