/** The search over columns in memory; what they are not ready for, or have no room for, is answered by another. */
import { parseQuery } from '../../../shared/query/parse';
import type { Store } from '../../store/Store';
import { RETRY_AFTER } from '../retry';
import type { IssueList, ListRequest, Search } from '../Search';
import { facetPage } from '../sql/createSqlSearch';
import { Names } from '../sql/prepare';
import type { WordIndex } from '../words/createWordIndex';
import { ColumnIssueList } from './ColumnIssueList';
import { ColumnsThread } from './ColumnsThread';
import { ProjectFollower } from './ProjectFollower';

export interface ColumnSearchOptions {
  store: Store;
  /** Answers until a project's columns are loaded, and where they are not. */
  fallback: Search;
  /** Where words are found; null: in SQL. */
  words?: WordIndex | null;
  /** What the columns of all projects and their written lists may take, in bytes. */
  budget: number;
  /** Told when the columns of a project are there, or will not be. */
  onProject?: (event: ProjectEvent) => void;
}

export interface ProjectEvent {
  projectId: number;
  state: 'ready' | 'too large' | 'failed';
  milliseconds: number;
  error?: unknown;
}

/** Bytes: of each project's columns and orders, and of the lists written down. */
export interface Measured {
  projects: Record<number, number>;
  lists: number;
}

export interface ColumnSearch extends Search {
  /** Loads a project's columns, if that was not done. Never rejects: `onProject` hears of a failure. */
  load(projectId: number): Promise<void>;
  /** Brings the columns of a project, if somebody had them loaded, to this version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /** What the columns of each project that has them are abreast of; null: they are being loaded anew. */
  versions(): Map<number, number | null>;
  /** Bytes in memory. */
  measure(): Promise<Measured>;
  close(): Promise<void>;
}

interface Opened {
  follower: ProjectFollower;
  state: 'loading' | ProjectEvent['state'];
  loaded: Promise<void>;
  /** By `performance.now()`. */
  toldAt: number;
}

/** What an issue takes in the columns and orders, at most. */
const BYTES_AN_ISSUE = 128;

export function createColumnSearch(options: ColumnSearchOptions): ColumnSearch {
  const { store, fallback, words = null, budget, onProject } = options;
  const names = new Names(store);
  const thread = new ColumnsThread(Math.floor(budget / 4));
  const projects = new Map<number, Opened>();

  const unsubscribe = store.changes.onRowsUpdated((amendment) =>
    projects.get(amendment.projectId)?.follower.hear(amendment),
  );
  let reserved = 0;
  let isClosed = false;
  const load = async (projectId: number, opened: Opened): Promise<void> => {
    const start = performance.now();
    let bytes = 0;
    const tell = (state: ProjectEvent['state'], error?: unknown): void => {
      opened.state = state;
      opened.toldAt = performance.now();
      // What fails because it is closed is no news.
      if (!isClosed) onProject?.({ projectId, state, milliseconds: performance.now() - start, error });
    };
    try {
      const { issueCount } = await names.catalog(projectId);
      if (reserved + issueCount * BYTES_AN_ISSUE > budget) return tell('too large');
      bytes = issueCount * BYTES_AN_ISSUE;
      reserved += bytes;
      await opened.follower.load();
      tell('ready');
    } catch (error) {
      reserved -= bytes;
      tell('failed', error);
    }
  };
  const open = (projectId: number): Opened => {
    let opened = projects.get(projectId);
    if (!opened || (opened.state === 'failed' && performance.now() - opened.toldAt > RETRY_AFTER)) {
      const follower = new ProjectFollower(store, thread, projectId);
      opened = { follower, state: 'loading', loaded: Promise.resolve(), toldAt: 0 };
      projects.set(projectId, opened);
      opened.loaded = load(projectId, opened);
    }
    return opened;
  };
  const columns = (request: ListRequest): ColumnIssueList | null => {
    const { state, follower } = open(request.projectId);
    if (state !== 'ready' || thread.failure) return null;
    const source = { store, words, names, thread, follower };
    return new ColumnIssueList(source, request, parseQuery(request.query, Date.now()));
  };
  return {
    list: (request): IssueList => columns(request) ?? fallback.list(request),
    async facetValues(request, field, matching, page) {
      const list = columns(request);
      if (!list) return fallback.facetValues(request, field, matching, page);
      return facetPage((await list.facet(field)).values, matching, page);
    },
    load: (projectId) => open(projectId).loaded,
    async catchUp(projectId, version) {
      if (!projects.has(projectId)) return;
      const opened = open(projectId);
      await opened.loaded;
      if (opened.state === 'ready') await opened.follower.catchUp(version, 'background');
    },
    versions() {
      const ready = [...projects].filter(([, { state }]) => state === 'ready' && !thread.failure);
      return new Map(ready.map(([projectId, { follower }]) => [projectId, follower.version]));
    },
    async measure() {
      const outcome = await thread.send({ kind: 'measure' });
      return 'measured' in outcome ? outcome.measured : { projects: {}, lists: 0 };
    },
    close() {
      isClosed = true;
      unsubscribe();
      return thread.stop();
    },
  };
}
