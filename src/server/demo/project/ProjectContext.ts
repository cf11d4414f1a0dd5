/** All that the issues of one project refer to: its people, labels, milestones, and its time. */
import type { Area } from '../areas/Area';
import type { Calendar } from './calendar';
import type { Person } from './people';
import type { Random } from './Random';
import type { Release } from './releases';

export interface Milestone extends Release {
  id: number;
}

export interface ProjectContext {
  seed: number;
  projectKey: string;
  /** How many issues there will be. */
  total: number;
  calendar: Calendar;
  /** The busiest first. */
  areas: readonly Area[];
  people: PeopleByRole;
  milestones: readonly Milestone[];
  /** By name. */
  labels: ReadonlyMap<string, number>;
}

/** Who may play which part; the busiest first. */
export class PeopleByRole {
  private readonly byPart: Readonly<Record<Participant, readonly Person[]>>;

  constructor(people: readonly Person[]) {
    const of = (...roles: readonly Person['role'][]) =>
      people.filter((person) => roles.includes(person.role));
    this.byPart = {
      reporter: of('reporter'),
      triager: of('triager', 'maintainer'),
      developer: of('developer', 'maintainer'),
      maintainer: of('maintainer'),
    };
  }

  /** Somebody who was about at that instant. */
  pickActive(part: Participant, instant: number, random: Random): Person {
    const candidates = this.byPart[part];
    for (let tries = 0; tries < 8; tries++) {
      const person = random.pickZipf(candidates);
      if (person.from <= instant && instant <= person.until) return person;
    }
    return candidates[0]!;
  }
}

export type Participant = 'reporter' | 'triager' | 'developer' | 'maintainer';

/** @throws Error if the label was never made: a mistake of the demo. */
export function labelId({ labels }: ProjectContext, name: string): number {
  const id = labels.get(name);
  if (id === undefined) throw new Error(`no label ${name}`);
  return id;
}
