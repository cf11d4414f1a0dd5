/** Fills a database with a demo tracker: plausible, large, and the same for the same seed. */
import { NO_PROGRESS, type Progress } from '../../../shared/progress';
import { loadStream, type NewIssue } from '../../store/load';
import { withoutIndexes } from '../../store/loadIndexes';
import type { Store } from '../../store/Store';
import { calendarUntil } from './calendar';
import { beginDemo, discardUnfinishedDemo, endDemo } from './demoState';
import { demoIssue } from './demoIssue';
import { drawPeople } from './people';
import { mainProject, SIDE_PROJECTS } from './projects';
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
 * process died, is removed first. A project whose key is taken is refused by the database.
 */
export async function createDemo(store: Store, options: DemoOptions): Promise<void> {
  const { issues, projectKey = 'NET', seed = 1, now = new Date(), progress = NO_PROGRESS } = options;
  const calendar = calendarUntil(now);
  const projects = [
    mainProject(projectKey, issues),
    ...(issues >= SIDE_PROJECTS_FROM ? SIDE_PROJECTS.filter(({ key }) => key !== projectKey) : []),
  ];
  await discardUnfinishedDemo(store);
  await beginDemo(
    store,
    projects.map(({ key }) => key),
  );
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
  await endDemo(store);
}

function* demoIssues(world: World): Generator<NewIssue> {
  for (let number = 1; number <= world.total; number++) yield demoIssue(world, number);
}
