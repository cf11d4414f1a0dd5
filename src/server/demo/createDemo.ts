/** Fills a database with a demo tracker: plausible, large, and the same for the same seed. */
import { WinnowError } from '../../shared/errors';
import { NO_PROGRESS, type Progress } from '../../shared/progress';
import { loadStream } from '../store/load/loadIssues';
import type { NewIssue } from '../store/load/NewIssue';
import { withoutIndexes } from '../store/load/withoutIndexes';
import type { Store } from '../store/Store';
import { vacuumAfterLoad } from '../store/maintenance/vacuum';
import { type Calendar, calendarUntil } from './project/calendar';
import { demoIssue } from './issue/demoIssue';
import { beginDemo, discardUnfinishedDemo, endDemo } from './demoState';
import { drawPeople } from './project/people';
import { type DemoProject, mainProject, SIDE_PROJECTS } from './project/projects';
import { Random } from './project/Random';
import { type CreatedProject, createPeople, createDemoProject } from './createProjects';
import type { ProjectContext } from './project/ProjectContext';

export interface DemoOptions {
  /** Issues of the main project. From 5,000 on, three small projects come in addition. */
  issues: number;
  projectKey?: string;
  seed?: number;
  /** The demo's present: its history ends here. */
  now?: Date;
  progress?: Progress;
}

/** So many make the tracker look like one that has several projects. */
const SIDE_PROJECTS_FROM = 5_000;
const BATCH_SIZE = 1_000;

/**
 * Makes the demo's people, projects and issues. What an earlier call left unfinished, because its
 * process died, is removed first; what this one leaves, when it fails or is stopped, at once.
 * @throws WinnowError VALIDATION_FAILED when the key of the main project is taken.
 */
export async function createDemo(store: Store, options: DemoOptions): Promise<void> {
  const { issues, projectKey = 'NET', seed = 1, now = new Date(), progress = NO_PROGRESS } = options;
  await discardUnfinishedDemo(store);
  const projects = await settleAll(store, mainProject(projectKey, issues), calendarUntil(now), seed);
  const load = async () => {
    progress.start(
      'Writing the demo tracker',
      projects.reduce((sum, { world }) => sum + world.total, 0),
    );
    for (const { projectId, world } of projects) {
      const loaded = (count: number) => progress.advance(count);
      await loadStream(store, projectId, demoIssues(world), { batchSize: BATCH_SIZE, loaded });
    }
    progress.finish();
  };
  try {
    await withoutIndexes(store, load, progress);
  } catch (error) {
    await discardUnfinishedDemo(store);
    throw error;
  }
  await endDemo(store);
  await vacuumAfterLoad(store.background, issues);
}

/** From here on the demo is known to be unfinished: all or nothing of this is written. */
function settleAll(
  { background: db }: Store,
  main: DemoProject,
  calendar: Calendar,
  seed: number,
): Promise<CreatedProject[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('project').select('key').execute();
    const taken = new Set(rows.map(({ key }) => key));
    if (taken.has(main.key))
      throw new WinnowError('VALIDATION_FAILED', `A project with the key ${main.key} already exists.`);
    taken.add(main.key);
    const sides = main.issues < SIDE_PROJECTS_FROM ? [] : SIDE_PROJECTS.filter(({ key }) => !taken.has(key));
    const { people, newIds } = await createPeople(tx, drawPeople(calendar, new Random(seed)));
    const settled: CreatedProject[] = [];
    for (const project of [main, ...sides]) {
      settled.push(await createDemoProject(tx, project, people, calendar, seed));
    }
    await beginDemo(tx, { projects: settled.map(({ projectId }) => projectId), people: newIds });
    return settled;
  });
}

function* demoIssues(world: ProjectContext): Generator<NewIssue> {
  for (let number = 1; number <= world.total; number++) yield demoIssue(world, number);
}
