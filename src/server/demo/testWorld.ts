/** A demo project without a database: what the tests of this folder look at. */
import { NETWORK } from './areas';
import { calendarUntil } from './calendar';
import { labelsFor } from './labels';
import { drawPeople } from './people';
import { Random } from './random';
import { releasesOf } from './releases';
import { People, type World } from './World';

export function testWorld(total: number, seed = 1): World {
  const calendar = calendarUntil(new Date('2026-03-01T12:00:00Z'));
  const people = drawPeople(calendar, new Random(seed)).map((person, i) => ({ ...person, id: i + 1 }));
  return {
    seed,
    projectKey: 'NET',
    total,
    calendar,
    areas: NETWORK,
    people: new People(people),
    milestones: releasesOf(calendar).map((release, i) => ({ ...release, id: i + 1 })),
    labels: new Map(labelsFor(NETWORK, calendar).map(({ name }, i) => [name, i + 1])),
  };
}
