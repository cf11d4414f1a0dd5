/** Generates the 400 users of the demo. */
import type { Role } from '../../../shared/issue';
import names from '../vocabulary/people.json';
import { MS_PER_YEAR, type DemoHistoryPeriod } from './calendar';
import type { RandomGenerator } from './RandomGenerator';

export interface NewDemoPerson {
  login: string;
  name: string;
  role: Role;
  administrator: boolean;
  /** First and last time of the person's activity, in milliseconds since the epoch. */
  from: number;
  until: number;
}

export interface DemoPerson extends NewDemoPerson {
  id: number;
}

const DEMO_PEOPLE_COUNT = 400;
/** Numbers of maintainers, developers and triagers in a demo project. All other people are reporters. */
const DEMO_MAINTAINER_COUNT = 7;
const DEMO_DEVELOPER_COUNT = 60;
const DEMO_TRIAGER_COUNT = 16;

/** Accounts of a demo that users can sign in with. */
export const DEMO_USER_ACCOUNTS = [
  { login: 'admin', name: 'Ada Admin', role: 'maintainer', administrator: true },
  { login: 'maintainer', name: 'Mara Maintainer', role: 'maintainer', administrator: false },
  { login: 'developer', name: 'Devi Developer', role: 'developer', administrator: false },
  { login: 'triager', name: 'Tristan Triager', role: 'triager', administrator: false },
  { login: 'reporter', name: 'Rosa Reporter', role: 'reporter', administrator: false },
  { login: 'reader', name: 'Rui Reader', role: 'reader', administrator: false },
] as const;

export function randomDemoPeople(calendar: DemoHistoryPeriod, random: RandomGenerator): NewDemoPerson[] {
  const people: NewDemoPerson[] = DEMO_USER_ACCOUNTS.map((user) => ({
    ...user,
    from: calendar.start,
    until: calendar.now,
  }));
  const taken = new Set(people.map((person) => person.login));
  while (people.length < DEMO_PEOPLE_COUNT) {
    const name = `${random.pickRandomElement(names.givenNames)} ${random.pickRandomElement(names.familyNames)}`;
    const login = findAvailableLogin(name, taken);
    if (!login) continue;
    taken.add(login);
    people.push({
      login,
      name,
      role: getRoleByPersonIndex(people.length),
      administrator: false,
      ...randomDemoPersonActivityPeriod(calendar, random),
    });
  }
  return people;
}

function getRoleByPersonIndex(index: number): Role {
  if (index < DEMO_MAINTAINER_COUNT) return 'maintainer';
  if (index < DEMO_MAINTAINER_COUNT + DEMO_DEVELOPER_COUNT) return 'developer';
  if (index < DEMO_MAINTAINER_COUNT + DEMO_DEVELOPER_COUNT + DEMO_TRIAGER_COUNT) return 'triager';
  return 'reporter';
}

function randomDemoPersonActivityPeriod(
  { start, now }: DemoHistoryPeriod,
  random: RandomGenerator,
): { from: number; until: number } {
  const from = start + Math.max(0, random.next() * 1.3 - 0.3) * (now - start);
  return { from, until: from + MS_PER_YEAR + random.nextExponential(5 * MS_PER_YEAR) };
}

/**
 * Returns a login: the given name if it is free, otherwise a combination with the family name or an initial.
 */
function findAvailableLogin(name: string, taken: ReadonlySet<string>): string | undefined {
  const [given, family] = name.split(' ').map(normalizeNameToAscii) as [string, string];
  const choices = [
    given,
    `${given}-${family.charAt(0)}`,
    `${given.charAt(0)}${family}`,
    `${given}-${family}`,
  ];
  return choices.find((login) => !taken.has(login) && /^[a-z0-9][a-z0-9-]{1,38}$/.test(login));
}

const normalizeNameToAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '');
