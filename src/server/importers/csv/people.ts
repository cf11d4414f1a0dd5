import type { IssuePeople } from '../input/IssuePeople';

const NAME_WITH_ADDRESS_PATTERN = /^(.*?)\s*<([^\s<>]+@[^\s<>]+)>$/;
/** Placeholder values in cells for "no person", such as "unassigned". */
const NOBODY_PATTERN = /^(?:-|none|nobody|unassigned|n\/a|null)$/i;

/**
 * Adds the person in a cell: a login, a name, an email address or `Ada L. <ada@example.org>`. Returns the id of the
 * person, or null if the cell names nobody.
 */
export function addCsvPerson(people: IssuePeople, text = ''): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || NOBODY_PATTERN.test(trimmed)) return null;
  const [, name, address] = NAME_WITH_ADDRESS_PATTERN.exec(trimmed) ?? [];
  if (address === undefined) return people.add(trimmed);
  return people.add(address, address, name || address);
}
