import type { IssuePeople } from '../input/IssuePeople';

const NAME_WITH_ADDRESS_PATTERN = /^(.*?)\s*<([^\s<>]+@[^\s<>]+)>$/;
/** Maximum length of a name with an address, in UTF-16 code units. */
const NAME_WITH_ADDRESS_LENGTH_MAX = 1000;
/** Placeholder values in cells for "no person", such as "unassigned". */
const NOBODY_PATTERN = /^(?:-|none|nobody|unassigned|n\/a|null)$/i;

/**
 * Adds the person in a cell: a login, a name, an email address or `Ada L. <ada@example.org>`. Returns the id of the
 * person, or null if the cell names nobody.
 */
export function addCsvPerson(people: IssuePeople, text = ''): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || NOBODY_PATTERN.test(trimmed)) return null;
  // The pattern takes quadratic time on long texts, which are no names.
  const [, name, address] =
    (trimmed.length <= NAME_WITH_ADDRESS_LENGTH_MAX ? NAME_WITH_ADDRESS_PATTERN.exec(trimmed) : null) ?? [];
  if (address === undefined) return people.add(trimmed);
  return people.add(address, address, name || address);
}
