/** Fills a database with a demo tracker: plausible, large, and the same for the same seed. */
import { WinnowError } from '../../../shared/errors';
import { NO_PROGRESS, type Progress } from '../../../shared/progress';
import { loadStream, type NewIssue } from '../../store/load';
import { withoutIndexes } from '../../store/loadIndexes';
import type { Store } from '../../store/Store';
import { type Calendar, calendarUntil } from './calendar';
import { beginDemo, discardUnfinishedDemo, endDemo } from './demoState';
import { demoIssue } from './demoIssue';
import { drawPeople } from './people';
import { type DemoProject, mainProject, SIDE_PROJECTS } from './projects';
import { Random } from './random';
import { settle, settlePeople } from './settle';
import type { World } from './World';

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
  const calendar = calendarUntil(now);
  await discardUnfinishedDemo(store);
  const taken = await projectKeys(store);
  if (taken.has(projectKey)) {
    throw new WinnowError('VALIDATION_FAILED', `There is a project ${projectKey} already.`);
  }
  const isFree = ({ key }: DemoProject) => key !== projectKey && !taken.has(key);
  const projects = [
    mainProject(projectKey, issues),
    ...(issues >= SIDE_PROJECTS_FROM ? SIDE_PROJECTS.filter(isFree) : []),
  ];
  await beginDemo(
    store,
    projects.map(({ key }) => key),
  );
  try {
    await write(store, projects, calendar, seed, progress);
  } catch (error) {
    await discardUnfinishedDemo(store);
    throw error;
  }
  await endDemo(store);
}

async function write(
  store: Store,
  projects: readonly DemoProject[],
  calendar: Calendar,
  seed: number,
  progress: Progress,
): Promise<void> {
  const people = await settlePeople(store, drawPeople(calendar, new Random(seed)));
  const total = projects.reduce((sum, project) => sum + project.issues, 0);
  await withoutIndexes(
    store,
    async () => {
      progress.start('Writing the demo tracker', total);
      for (const project of projects) {
        const { projectId, world } = await settle(store, project, people, calendar, seed);
        await loadStream(store, projectId, demoIssues(world), {
          batchSize: BATCH_SIZE,
          loaded: (count) => progress.advance(count),
        });
      }
      progress.finish();
    },
    progress,
  );
}

async function projectKeys({ background: db }: Store): Promise<Set<string>> {
  const projects = await db.selectFrom('project').select('key').execute();
  return new Set(projects.map(({ key }) => key));
}

function* demoIssues(world: World): Generator<NewIssue> {
  for (let number = 1; number <= world.total; number++) yield demoIssue(world, number);
}
