/** An inverted index of the words of each project's issues, in files, beside the store and abreast of it. */
import type { TextNode } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import { RETRY_AFTER } from '../retry';
import type { Versioned } from '../sql/versioned';
import { findText } from './findText';
import type { WordLimits, WordsMeasure } from './protocol';
import { WordFollower } from './WordFollower';
import { WordsThread } from './WordsThread';

export interface WordIndexOptions {
  store: Store;
  /** Where the files are, a folder a project in it. All can be removed while nobody uses it. */
  folder: string;
  limits?: Partial<WordLimits>;
  /** Told when the words of a project are there, or will not be for now. */
  onProject?: (event: WordsEvent) => void;
  /** Milliseconds until a project's index that failed is tried again. */
  retryAfter?: number;
}

export interface WordsEvent {
  projectId: number;
  state: 'ready' | 'failed';
  milliseconds: number;
  error?: unknown;
}

export interface WordIndex {
  /**
   * Opens or builds a project's index, if that was not done; ends when it is abreast of what it heard of.
   * Never rejects: `onProject` hears of a failure.
   */
  load(projectId: number): Promise<void>;
  /**
   * The issues that have a word or a phrase, numbers ascending, as of this version of the project or a
   * later one. Null where the index is not ready, or the project changes too fast for it.
   */
  find(projectId: number, node: TextNode, version: number): Promise<Versioned<Int32Array> | null>;
  /** Brings the index of a project, if somebody had it loaded, to this version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /** What the index of each project is abreast of; null: it is far behind, and on its way. */
  versions(): Map<number, number | null>;
  measure(projectId: number): Promise<WordsMeasure>;
  /** Resolves when nothing is left to merge in the background. */
  settle(projectId: number): Promise<void>;
  close(): Promise<void>;
}

/** To look through a candidate takes some 5 us. */
const LIMITS: WordLimits = { segmentIssues: 65_536, overlayIssues: 1_024, verifiedIssues: 4_000 };

interface Opened {
  follower: WordFollower;
  state: 'loading' | WordsEvent['state'];
  loaded: Promise<void>;
  /** By `performance.now()`. */
  toldAt: number;
}

export function createWordIndex(options: WordIndexOptions): WordIndex {
  const { store, folder, limits, onProject, retryAfter = RETRY_AFTER } = options;
  const given = { ...LIMITS, ...limits };
  const startThread = () => new WordsThread({ folder, limits: given });
  const projects = new Map<number, Opened>();
  let thread = startThread();
  let isClosed = false;

  const open = (projectId: number): Opened => {
    const opened = projects.get(projectId);
    const isToRetry = opened?.state === 'failed' && performance.now() - opened.toldAt > retryAfter;
    if (opened && (!isToRetry || isClosed)) return opened;
    if (thread.failure && !isClosed) thread = startThread();
    const start = performance.now();
    const tell = (state: WordsEvent['state'], error?: unknown): void => {
      if (made.state === 'failed') return;
      made.state = state;
      made.toldAt = performance.now();
      // What fails because it is closed is no news.
      if (!isClosed) onProject?.({ projectId, state, milliseconds: performance.now() - start, error });
    };
    const fail = (error: unknown): void => tell('failed', error);
    const follower = new WordFollower(store, thread, projectId, fail);
    const made: Opened = { follower, state: 'loading', loaded: Promise.resolve(), toldAt: 0 };
    projects.set(projectId, made);
    made.loaded = follower.load().then(() => tell('ready'), fail);
    return made;
  };

  return {
    async load(projectId) {
      const { loaded, follower } = open(projectId);
      await loaded;
      await follower.idle();
    },
    async find(projectId, node, version) {
      const opened = open(projectId);
      if (opened.state !== 'ready') return null;
      try {
        return await findText(
          { store, follower: opened.follower, verifiedIssues: given.verifiedIssues },
          projectId,
          node,
          version,
        );
      } catch (error) {
        // What is wrong with the index has been told; what is wrong with the store is the caller's too.
        if (isFailed(opened)) return null;
        throw error;
      }
    },
    async catchUp(projectId, version) {
      if (!projects.has(projectId)) return;
      const opened = open(projectId);
      await opened.loaded;
      if (opened.state === 'ready') await opened.follower.catchUp(version, 'background');
    },
    versions() {
      const ready = [...projects].filter(([, { state }]) => state === 'ready');
      return new Map(ready.map(([projectId, { follower }]) => [projectId, follower.version]));
    },
    async measure(projectId) {
      const outcome = await thread.send({ kind: 'measure', projectId });
      if (!('measure' in outcome)) throw new Error('The words were measured, and no measure was answered.');
      return outcome.measure;
    },
    async settle(projectId) {
      await thread.send({ kind: 'settle', projectId });
    },
    close() {
      isClosed = true;
      return thread.stop();
    },
  };
}

/** A function, because the state changes while one waits. */
function isFailed({ state }: Opened): boolean {
  return state === 'failed';
}
