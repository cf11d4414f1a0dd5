import { WinnowError } from '../../shared/errors';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../shared/progress';
import { readAllProjectKeys } from '../store/import/demo';
import { bulkLoadIssuesInBatches } from '../store/load/bulkLoadIssues';
import type { NewIssue } from '../store/load/NewIssue';
import { runBulkLoadWithoutIndexes } from '../store/load/runBulkLoadWithoutIndexes';
import type { DatabaseStore } from '../store/DatabaseStore';
import { vacuumAfterBulkLoad } from '../store/maintenance/vacuum';
import { type DemoHistoryPeriod, createDemoHistoryPeriod } from './project/calendar';
import { generateDemoIssue } from './issue/generateDemoIssue';
import { markDemoUnfinished, discardUnfinishedDemo, markDemoCompleted } from './demoState';
import { randomDemoPeople } from './project/people';
import { type DemoProject, buildMainDemoProject, DEMO_SIDE_PROJECTS } from './project/projects';
import { RandomGenerator } from './project/RandomGenerator';
import { type CreatedDemoProject, createDemoPeople, createDemoProject } from './createProjects';
import type { DemoProjectContext } from './project/DemoProjectContext';

export interface DemoTrackerOptions {
  /** Number of issues in the main project. From 5,000 issues on, three small projects are added. */
  issues: number;
  projectKey?: string;
  seed?: number;
  /** Time of the newest events in the demo; by default the current time. */
  now?: Date;
  progress?: ProgressReporter;
}

/** Minimum number of issues in the main project of a demo that has side projects. */
const DEMO_ISSUE_COUNT_MIN_FOR_SIDE_PROJECTS = 5_000;
const DEMO_ISSUE_BATCH_SIZE = 1_000;

/**
 * Creates the people, projects and issues of a demo tracker. The same seed and time create the same demo.
 * A demo that an earlier process left unfinished is deleted first. If the creation fails or is canceled,
 * everything that it created is deleted.
 * @throws WinnowError VALIDATION_FAILED when the key of the main project is taken
 */
export async function createDemoTracker(store: DatabaseStore, options: DemoTrackerOptions): Promise<void> {
  const {
    issues,
    projectKey = 'NET',
    seed = 1,
    now = new Date(),
    progress = NOOP_PROGRESS_REPORTER,
  } = options;
  await discardUnfinishedDemo(store);
  const projects = await createDemoProjects(
    store,
    buildMainDemoProject(projectKey, issues),
    createDemoHistoryPeriod(now),
    seed,
  );
  const load = async () => {
    progress.start(
      'Creating the demo tracker',
      projects.reduce((sum, { context }) => sum + context.total, 0),
    );
    for (const { projectId, context } of projects) {
      const loaded = (count: number) => progress.advance(count);
      await bulkLoadIssuesInBatches(store, projectId, generateDemoIssues(context), {
        batchSize: DEMO_ISSUE_BATCH_SIZE,
        loaded,
      });
    }
    progress.finish();
  };
  try {
    await runBulkLoadWithoutIndexes(store, load, progress);
  } catch (error) {
    await discardUnfinishedDemo(store);
    throw error;
  }
  await markDemoCompleted(store);
  await vacuumAfterBulkLoad(store.background, issues);
}

/** Creates people and projects in one transaction, which also marks the demo as unfinished. */
function createDemoProjects(
  { background: db }: DatabaseStore,
  main: DemoProject,
  calendar: DemoHistoryPeriod,
  seed: number,
): Promise<CreatedDemoProject[]> {
  return db.transaction().execute(async (tx) => {
    const taken = await readAllProjectKeys(tx);
    if (taken.has(main.key))
      throw new WinnowError('VALIDATION_FAILED', `A project with the key ${main.key} already exists.`);
    taken.add(main.key);
    const sides =
      main.issues < DEMO_ISSUE_COUNT_MIN_FOR_SIDE_PROJECTS
        ? []
        : DEMO_SIDE_PROJECTS.filter(({ key }) => !taken.has(key));
    const { people, newIds } = await createDemoPeople(
      tx,
      randomDemoPeople(calendar, new RandomGenerator(seed)),
    );
    const created: CreatedDemoProject[] = [];
    for (const project of [main, ...sides]) {
      created.push(await createDemoProject(tx, project, people, calendar, seed));
    }
    await markDemoUnfinished(tx, { projects: created.map(({ projectId }) => projectId), people: newIds });
    return created;
  });
}

function* generateDemoIssues(context: DemoProjectContext): Generator<NewIssue> {
  for (let number = 1; number <= context.total; number++) yield generateDemoIssue(context, number);
}
