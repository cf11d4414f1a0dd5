import type { DemoHistoryPeriod } from './calendar';
import type { DemoPerson } from './people';
import type { DemoAreaVocabulary } from './projects';
import type { RandomGenerator } from './RandomGenerator';
import type { DemoProductRelease } from './releases';

export interface DemoMilestone extends DemoProductRelease {
  id: number;
}

/** Data of one demo project that its issues are generated from. */
export interface DemoProjectContext {
  seed: number;
  projectKey: string;
  /** Number of issues to generate in the project. */
  total: number;
  calendar: DemoHistoryPeriod;
  /** Product areas in descending order of activity. */
  areas: readonly DemoAreaVocabulary[];
  people: PeopleByRole;
  milestones: readonly DemoMilestone[];
  /** Label ids by name. */
  labels: ReadonlyMap<string, number>;
}

/** The people of a project by role, in descending order of activity. */
export class PeopleByRole {
  private readonly byRole: Readonly<Record<ParticipantRole, readonly DemoPerson[]>>;

  constructor(people: readonly DemoPerson[]) {
    const of = (...roles: readonly DemoPerson['role'][]) =>
      people.filter((person) => roles.includes(person.role));
    this.byRole = {
      reporter: of('reporter'),
      triager: of('triager', 'maintainer'),
      developer: of('developer', 'maintainer'),
      maintainer: of('maintainer'),
    };
  }

  /**
   * Picks a person of a role who was active at a time, or the role's busiest person if eight random picks find
   * nobody.
   */
  pickActivePerson(role: ParticipantRole, instant: number, random: RandomGenerator): DemoPerson {
    const candidates = this.byRole[role];
    for (let tries = 0; tries < 8; tries++) {
      const person = random.pickZipfDistributedElement(candidates);
      if (person.from <= instant && instant <= person.until) return person;
    }
    return candidates[0]!;
  }
}

export type ParticipantRole = 'reporter' | 'triager' | 'developer' | 'maintainer';

/**
 * Returns the id of a label.
 * @throws Error if the project has no such label
 */
export function getLabelId({ labels }: DemoProjectContext, name: string): number {
  const id = labels.get(name);
  if (id === undefined) throw new Error(`no label ${name}`);
  return id;
}
