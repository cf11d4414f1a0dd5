/** Context of a demo project for tests, without a database. */
import { NETWORK_PRODUCT_AREAS } from '../areas';
import { createCalendar } from './calendar';
import { createDemoLabels } from './labels';
import { randomPeople } from './people';
import { Random } from './Random';
import { createReleases } from './releases';
import { PeopleByRole, type DemoProjectContext } from './DemoProjectContext';

export function createTestProjectContext(total: number, seed = 1): DemoProjectContext {
  const calendar = createCalendar(new Date('2026-03-01T12:00:00Z'));
  const people = randomPeople(calendar, new Random(seed)).map((person, i) => ({ ...person, id: i + 1 }));
  return {
    seed,
    projectKey: 'NET',
    total,
    calendar,
    areas: NETWORK_PRODUCT_AREAS,
    people: new PeopleByRole(people),
    milestones: createReleases(calendar).map((release, i) => ({ ...release, id: i + 1 })),
    labels: new Map(createDemoLabels(NETWORK_PRODUCT_AREAS, calendar).map(({ name }, i) => [name, i + 1])),
  };
}
