/** Finds the group of each issue of a list with `groupBy`. */
import {
  doesZeroMeanNoValue,
  type IdListColumnName,
  isIdListColumn,
  type NumberColumnName,
} from '../../fields/searchFields';
import type { IssueGroupingKey } from './protocol';
import type { BitSet } from '../../indexing/BitSet';
import type { IssueColumnStore } from './IssueColumnStore';
import { NO_TIME_VALUE } from './Float64Column';

/** The group id that stands for issues without a group. */
export const UNGROUPED_ISSUES_GROUP_ID = -1;

/** Returns the function that finds the group id of an issue by its slot. */
export function createGroupIdReader(
  plan: IssueGroupingKey,
  columns: IssueColumnStore,
): (slot: number) => number {
  switch (plan.by) {
    case 'field':
      return createFieldGroupIdReader(plan.column, columns);
    case 'labels':
      return (slot) => {
        const labels = columns.labels.get(slot);
        return plan.ids.find((id) => labels.includes(id)) ?? UNGROUPED_ISSUES_GROUP_ID;
      };
    case 'project':
      return () => plan.id;
    case 'month': {
      const times = columns[plan.column];
      return (slot) => {
        const time = times.cells[slot]!;
        return time === NO_TIME_VALUE ? UNGROUPED_ISSUES_GROUP_ID : toUtcMonthNumber(time);
      };
    }
  }
}

/** An issue with several values belongs to the group of the first one. */
function createFieldGroupIdReader(
  name: NumberColumnName | IdListColumnName,
  columns: IssueColumnStore,
): (slot: number) => number {
  if (isIdListColumn(name)) {
    const lists = columns[name];
    return (slot) => lists.getFirstId(slot) || UNGROUPED_ISSUES_GROUP_ID;
  }
  const values = columns[name];
  return doesZeroMeanNoValue(name)
    ? (slot) => values.get(slot) || UNGROUPED_ISSUES_GROUP_ID
    : (slot) => values.get(slot);
}

/** Counts the slots of a set per group id. */
export function countIssuesByGroup(ids: (slot: number) => number, set: BitSet): Map<number, number> {
  const counts = new Map<number, number>();
  for (const slot of set.listSetBits()) {
    const id = ids(slot);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const MICROSECONDS_PER_DAY = 86_400_000_000;
/** Days from 0000-03-01, the start of the 400-year eras, to 1970-01-01. */
const DAYS_BEFORE_UNIX_EPOCH = 719_468;
/** Number of days of a 400-year era. */
const DAYS_PER_400_YEARS = 146_097;

/**
 * Returns the UTC month of a time in microseconds as a number: year * 12 + month, with January as 0. Source:
 * H. Hinnant, civil_from_days.
 */
export function toUtcMonthNumber(micros: number): number {
  const days = Math.floor(micros / MICROSECONDS_PER_DAY) + DAYS_BEFORE_UNIX_EPOCH;
  const era = Math.floor(days / DAYS_PER_400_YEARS);
  const day = days - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365,
  );
  const dayOfYear = day - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  return (yearOfEra + era * 400) * 12 + fromMarch + 2;
}
