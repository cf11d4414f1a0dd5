/** Context of a demo project for tests, without a database. */
import { NETWORK_PRODUCT_AREAS } from '../areas';
import { createDemoCalendar } from './calendar';
import { createDemoLabels } from './labels';
import { randomDemoPeople } from './people';
import { RandomGenerator } from './RandomGenerator';
import { createDemoReleases } from './releases';
import { PeopleByRole, type DemoProjectContext } from './DemoProjectContext';

export function createTestProjectContext(total: number, seed = 1): DemoProjectContext {
  const calendar = createDemoCalendar(new Date('2026-03-01T12:00:00Z'));
  const people = randomDemoPeople(calendar, new RandomGenerator(seed)).map((person, i) => ({
    ...person,
    id: i + 1,
  }));
  return {
    seed,
    projectKey: 'NET',
    total,
    calendar,
    areas: NETWORK_PRODUCT_AREAS,
    people: new PeopleByRole(people),
    milestones: createDemoReleases(calendar).map((release, i) => ({ ...release, id: i + 1 })),
    labels: new Map(createDemoLabels(NETWORK_PRODUCT_AREAS, calendar).map(({ name }, i) => [name, i + 1])),
  };
}
