import type { IssuePeople } from '../input/IssuePeople';
import { asObjectOrUndefined, asStringOrUndefined } from '../input/json';

/** Adds a person and returns their id, or null if the value contains no name. GitLab identifies people by username. */
export function addGitlabPerson(people: IssuePeople, value: unknown): string | null {
  const person = asObjectOrUndefined(value);
  const username = asStringOrUndefined(person?.username)?.trim() ?? '';
  const name = asStringOrUndefined(person?.name)?.trim() ?? '';
  if (username !== '') return people.add(username, username, name || username);
  return name === '' ? null : people.add(name);
}
