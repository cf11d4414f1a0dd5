/** Context of a demo project for tests, without a database. */
import { NETWORK_DEMO_VOCABULARIES } from '../areas';
import { createDemoHistoryPeriod } from './calendar';
import { createDemoLabels } from './labels';
import { randomDemoPeople } from './people';
import { RandomGenerator } from './RandomGenerator';
import { createDemoReleases } from './releases';
import { PeopleByRole, type DemoProjectContext } from './DemoProjectContext';

export function createTestProjectContext(total: number, seed = 1): DemoProjectContext {
  const calendar = createDemoHistoryPeriod(new Date('2026-03-01T12:00:00Z'));
  const people = randomDemoPeople(calendar, new RandomGenerator(seed)).map((person, i) => ({
    ...person,
    id: i + 1,
  }));
  return {
    seed,
    projectKey: 'NET',
    total,
    calendar,
    areas: NETWORK_DEMO_VOCABULARIES,
    people: new PeopleByRole(people),
    milestones: createDemoReleases(calendar).map((release, i) => ({ ...release, id: i + 1 })),
    labels: new Map(
      createDemoLabels(NETWORK_DEMO_VOCABULARIES, calendar).map(({ name }, i) => [name, i + 1]),
    ),
  };
}
