/**
 * Two servers with the same random tracker: one whose rule hides issues from a viewer, and one without these issues. Both
 * give the same answers to the viewer.
 */
import {
  getVisibleIssuesOfProject as productRule,
  type VisibilityRule,
} from '../../server/domain/access/VisibilityRule';
import type { RestrictedIssueVisibility } from '../../server/store/read/issueVisibility';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { ISSUE_TYPES } from '../../shared/issue';
import { createSeededRandom } from '../createSeededRandom';
import { RANDOM_SEED } from '../randomCases';
import { ComparedServer } from './ComparedServer';
import {
  RandomChoice,
  createRandomIssues,
  replaceProjectContents,
  type ComparedPeople,
  type RandomProject,
  removeHiddenIssues,
} from './trackers';

/** A random tracker in both servers. */
export interface ComparedTracker {
  /** Further random choices for the tracker. */
  choice: RandomChoice;
  /** The viewer from whom issues are hidden. */
  userId: number;
  /** All issues, including the hidden ones. */
  filled: readonly RandomProject[];
  /** Numbers of the hidden issues of the first project. */
  hidden: readonly number[];
}

export class ComparedServers {
  readonly hiding: ComparedServer;
  readonly without: ComparedServer;
  /** Numbers of all trackers so far. */
  hiddenCount = 0;
  issueCount = 0;
  readonly #rule: { types: number[] };

  private constructor(hiding: ComparedServer, without: ComparedServer, rule: { types: number[] }) {
    this.hiding = hiding;
    this.without = without;
    this.#rule = rule;
  }

  static async open(openStore: () => Promise<DatabaseStore>): Promise<ComparedServers> {
    const rule = { types: [] };
    const hiding = await ComparedServer.open(await openStore(), createRule(rule));
    return new ComparedServers(hiding, await ComparedServer.open(await openStore()), rule);
  }

  get rule(): VisibilityRule {
    return createRule(this.#rule);
  }

  get confidentialTypes(): readonly number[] {
    return this.#rule.types;
  }

  /**
   * Fills both servers with the random tracker of a seed.
   * @param viewer null: one of the people at random
   */
  async fill(seed: number, viewer: keyof ComparedPeople | null = null): Promise<ComparedTracker> {
    const choice = new RandomChoice(createSeededRandom(seed));
    const { projects, people } = this.hiding;
    expect({ projects: this.without.projects, people: this.without.people }).toEqual({ projects, people });
    const filled = projects.map((project): RandomProject => ({
      ...project,
      issues: createRandomIssues(choice, project, projects, people),
    }));
    const chosen = choice.of([people.ann, people.bob, people.cleo]);
    const userId = viewer === null ? chosen : people[viewer];
    const types = ISSUE_TYPES.map((_, type) => type);
    this.#rule.types = choice.chance(0.5) ? [choice.of(types)] : [choice.of(types), choice.of(types)];
    const visibility: RestrictedIssueVisibility = { userId, confidentialTypes: this.#rule.types };
    for (const { store } of [this.hiding, this.without])
      await replaceProjectContents(store, filled, people, new RandomChoice(createSeededRandom(seed + 1)));
    const hidden = await removeHiddenIssues(this.without.store, projects, visibility);
    this.hiddenCount += hidden.reduce((sum, numbers) => sum + numbers.length, 0);
    this.issueCount += filled.reduce((sum, { issues }) => sum + issues.length, 0);
    return { choice, userId, filled, hidden: hidden[0]! };
  }

  /** Compares what both servers return to the viewer. */
  async compare(name: string, read: (server: ComparedServer) => Promise<unknown>): Promise<void> {
    const [actual, expected] = [await read(this.hiding), await read(this.without)];
    expect({ name, answer: actual }).toEqual({ name, answer: expected });
  }

  /** Runs a check for random trackers. The seed of a failed one is part of the error. */
  async forEachTracker(
    count: number,
    check: (tracker: ComparedTracker) => Promise<void>,
    viewer: keyof ComparedPeople | null = null,
  ): Promise<void> {
    for (let index = 0; index < count; index++) {
      const seed = RANDOM_SEED * 10_000 + index * 2;
      try {
        await check(await this.fill(seed, viewer));
      } catch (error) {
        throw new Error(`The random tracker with seed ${seed} failed.`, { cause: error });
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.hiding.close(), this.without.close()]);
  }
}

const createRule =
  (rule: { types: number[] }): VisibilityRule =>
  (viewer, project) =>
    productRule(viewer, project) === null
      ? null
      : { userId: viewer?.id ?? null, confidentialTypes: rule.types };
