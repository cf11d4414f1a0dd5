import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { CommandPaletteDataSearchQuery } from '../../../__generated__/CommandPaletteDataSearchQuery.graphql';
import type { CommandPaletteDataStartQuery } from '../../../__generated__/CommandPaletteDataStartQuery.graphql';
import { Emitter } from '../../shared/Emitter';
import { NONEXISTENT_ISSUE_NUMBER } from '../components/issues/parseIssueReference';
import { readRecentIssues } from '../data/recentIssues';
import { RetainedQuery } from '../lists/RetainedQuery';
import {
  type CommandPaletteServerResults,
  type CommandPaletteIssue,
  type CommandPaletteProject,
  type CommandPaletteView,
  findReferencedIssue,
} from './paletteEntries';

const startQuery = graphql`
  query CommandPaletteDataStartQuery($recentIds: [ID!]!, $key: String!, $hasProject: Boolean!) {
    home {
      recent(ids: $recentIds) {
        key
        title
      }
    }
    all: savedViewContainer {
      views(first: 100) {
        nodes {
          name
          path
        }
      }
    }
    current: savedViewContainer(projectKey: $key) @include(if: $hasProject) {
      views(first: 100) {
        nodes {
          name
          path
        }
      }
    }
  }
`;

const searchQuery = graphql`
  query CommandPaletteDataSearchQuery(
    $text: String!
    $name: String!
    $key: String!
    $number: Int!
    $peopleKey: String!
  ) {
    projects(first: 20, matching: $name) {
      nodes {
        key
        name
      }
    }
    search(query: $text, first: 6) {
      nodes {
        key
        title
      }
    }
    referenced: project(key: $key) {
      issue(number: $number) {
        key
        title
      }
    }
    importedIssue(identifier: $text, preferredProject: $peopleKey) {
      key
      title
    }
    population: project(key: $peopleKey) {
      people(first: 4, matching: $text) {
        login
        name
      }
    }
  }
`;

/** Maximum number of recently opened issues in the palette. */
const RECENT_ISSUES_SHOWN_MAX = 5;

/** Delay between the last key and the search, in ms. */
const SEARCH_DEBOUNCE_MS = 80;

interface CommandPaletteStart {
  recentIssues: readonly CommandPaletteIssue[];
  views: readonly CommandPaletteView[];
}

interface CommandPaletteDataState {
  /** Recent issues and saved views; null until they are loaded. */
  start: CommandPaletteStart | null;
  hasStartFailed: boolean;
  /** Results of the last search that has been answered; they stay until the next ones arrive. */
  serverResults: CommandPaletteServerResults | null;
  hasSearchFailed: boolean;
}

interface CommandPaletteDataOptions {
  viewerId: string | null;
  /** The first projects by name, which the page knows. */
  projects: readonly CommandPaletteProject[];
  /** The project of the current page. */
  current: CommandPaletteProject | null;
}

/**
 * Loads the data of the command palette: recently opened issues and saved views when it opens, and search results while the
 * user types. Outside React, so that the list stays mounted and keeps its highlighted entry when data arrives.
 * Compatible with `useSyncExternalStore`.
 */
export class CommandPaletteData {
  readonly #environment: IEnvironment;
  readonly #options: CommandPaletteDataOptions;
  readonly #recentIds: readonly string[];
  readonly #start: RetainedQuery<CommandPaletteDataStartQuery, CommandPaletteStart>;
  #search: RetainedQuery<CommandPaletteDataSearchQuery, CommandPaletteServerResults> | null = null;
  readonly #changes = new Emitter();
  #state: CommandPaletteDataState = {
    start: null,
    hasStartFailed: false,
    serverResults: null,
    hasSearchFailed: false,
  };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: IEnvironment, options: CommandPaletteDataOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#recentIds = readRecentIssues()
      .filter(({ viewerId }) => viewerId === options.viewerId)
      .slice(0, RECENT_ISSUES_SHOWN_MAX)
      .map(({ id }) => id);
    this.#start = this.#createStart();
    this.#start.subscribe(() => {
      const { state } = this.#start;
      const start = state.status === 'ready' ? state.value : null;
      this.#setState({ start, hasStartFailed: state.status === 'failed' });
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#changes.subscribe(listener);
    if (this.#start.state.status === 'idle') this.loadStart();
    return () => {
      unsubscribe();
      if (this.#changes.listenerCount > 0) return;
      this.#stopSearch();
      this.#start.dispose();
    };
  };

  readonly getState = (): CommandPaletteDataState => this.#state;

  /** Number of recently opened issues that are being loaded. */
  get loadingIssueCount(): number {
    return this.#state.start || this.#state.hasStartFailed ? 0 : this.#recentIds.length;
  }

  /** Loads the recently opened issues, and the saved views of the current project and over all projects. */
  readonly loadStart = (): void => this.#start.fetchUnlessLoaded();

  /** Searches for a text after a short delay, unless it is called with another text before then. */
  readonly search = (text: string): void => {
    this.#stopSearch();
    if (text === '') return this.#setState({ serverResults: null, hasSearchFailed: false });
    this.#timer = setTimeout(() => {
      const search = this.#createSearch(text);
      this.#search = search;
      search.subscribe(() => {
        const { state } = search;
        if (state.status === 'ready') this.#setState({ serverResults: state.value, hasSearchFailed: false });
        else if (state.status === 'failed') this.#setState({ hasSearchFailed: true });
      });
      search.fetchUnlessLoaded();
    }, SEARCH_DEBOUNCE_MS);
  };

  #stopSearch(): void {
    clearTimeout(this.#timer);
    this.#search?.dispose();
    this.#search = null;
  }

  #createStart(): RetainedQuery<CommandPaletteDataStartQuery, CommandPaletteStart> {
    const { current } = this.#options;
    return new RetainedQuery({
      environment: this.#environment,
      query: startQuery,
      variables: { recentIds: this.#recentIds, key: current?.key ?? '', hasProject: current !== null },
      select: ({ home, all, current: ofProject }) => ({
        recentIssues: (home.recent ?? []).map(({ key, title }) => ({ key, title })),
        views: [
          ...(ofProject?.views.nodes ?? []).map(({ name, path }) => ({ name, path, detail: current?.key })),
          ...(all?.views.nodes ?? []).map(({ name, path }) => ({ name, path, detail: 'all projects' })),
        ],
      }),
    });
  }

  #createSearch(text: string): RetainedQuery<CommandPaletteDataSearchQuery, CommandPaletteServerResults> {
    const { projects, current } = this.#options;
    const reference = findReferencedIssue(text, projects, current);
    return new RetainedQuery({
      environment: this.#environment,
      query: searchQuery,
      variables: {
        text,
        // Searches for the project key `NET` of `NET-12`, because only the first projects are known in the browser.
        name: /^([a-z][a-z0-9]{1,9})-\d+$/i.exec(text)?.[1] ?? text,
        key: reference?.projectKey ?? '',
        number: reference?.number ?? NONEXISTENT_ISSUE_NUMBER,
        peopleKey: (current ?? projects[0])?.key ?? '',
      },
      select: ({ projects: found, search, referenced, importedIssue, population }) => ({
        projects: found.nodes.map(({ key, name }) => ({ key, name })),
        issues: search.nodes.map(({ key, title }) => ({ key, title })),
        referenced: referenced?.issue ? { key: referenced.issue.key, title: referenced.issue.title } : null,
        imported: importedIssue ? { key: importedIssue.key, title: importedIssue.title } : null,
        people: (population?.people ?? []).map(({ login, name }) => ({ login, name })),
      }),
    });
  }

  #setState(changed: Partial<CommandPaletteDataState>): void {
    this.#state = { ...this.#state, ...changed };
    this.#changes.emit();
  }
}
