/** Context of a demo project for tests, without a database. */
import { NETWORK } from '../areas';
import { createCalendar } from './calendar';
import { labelsFor } from './labels';
import { drawPeople } from './people';
import { Random } from './Random';
import { createReleases } from './releases';
import { PeopleByRole, type ProjectContext } from './ProjectContext';

export function testContext(total: number, seed = 1): ProjectContext {
  const calendar = createCalendar(new Date('2026-03-01T12:00:00Z'));
  const people = drawPeople(calendar, new Random(seed)).map((person, i) => ({ ...person, id: i + 1 }));
  return {
    seed,
    projectKey: 'NET',
    total,
    calendar,
    areas: NETWORK,
    people: new PeopleByRole(people),
    milestones: createReleases(calendar).map((release, i) => ({ ...release, id: i + 1 })),
    labels: new Map(labelsFor(NETWORK, calendar).map(({ name }, i) => [name, i + 1])),
  };
}
