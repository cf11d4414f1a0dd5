/** Context of a demo project for tests, without a database. */
import { createDemoHistoryPeriod } from './calendar';
import { createDemoLabels } from './labels';
import { randomDemoPeople } from './people';
import { buildMainDemoProject } from './projects';
import { RandomGenerator } from './RandomGenerator';
import { createDemoReleases } from './releases';
import { PeopleByRole, type DemoProjectContext } from './DemoProjectContext';

export function createTestProjectContext(total: number, seed = 1): DemoProjectContext {
  const calendar = createDemoHistoryPeriod(new Date('2026-03-01T12:00:00Z'));
  const people = randomDemoPeople(calendar, new RandomGenerator(seed)).map((person, i) => ({
    ...person,
    id: i + 1,
  }));
  const { key, areas } = buildMainDemoProject('NET', total);
  return {
    seed,
    projectKey: key,
    total,
    calendar,
    areas,
    people: new PeopleByRole(people),
    milestones: createDemoReleases(calendar).map((release, i) => ({ ...release, id: i + 1 })),
    labels: new Map(createDemoLabels(areas, calendar).map(({ name }, i) => [name, i + 1])),
  };
}
