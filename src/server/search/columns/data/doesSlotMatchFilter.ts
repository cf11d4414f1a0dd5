/** Evaluates a filter for a single issue. */
import type { ColumnFilter } from './ColumnFilter';
import type { IssueColumnStore } from './IssueColumnStore';
import { NO_TIME_VALUE } from './Float64Column';

/**
 * Whether the issue in a slot matches a filter. The result is that of `FilterEvaluator.evaluateFilter` for this slot.
 * @param isInSet decides for `linked` and `supplied` filters, which the columns of one issue cannot answer
 */
export function doesSlotMatchFilter(
  columns: IssueColumnStore,
  filter: ColumnFilter,
  slot: number,
  isInSet: (filter: ColumnFilter, slot: number) => boolean,
): boolean {
  switch (filter.kind) {
    case 'all':
      return true;
    case 'nothing':
      return false;
    case 'and':
      return filter.of.every((part) => doesSlotMatchFilter(columns, part, slot, isInSet));
    case 'or':
      return filter.of.some((part) => doesSlotMatchFilter(columns, part, slot, isInSet));
    case 'not':
      return !doesSlotMatchFilter(columns, filter.of, slot, isInSet);
    case 'oneOf':
      return filter.values.includes(columns[filter.column].get(slot));
    case 'overlaps':
      return columns[filter.column].get(slot).some((id: number) => filter.ids.includes(id));
    case 'empty':
      return columns[filter.column].get(slot).length === 0;
    case 'between': {
      const value = columns[filter.column].get(slot);
      return value >= (filter.from ?? 0) && value <= (filter.to ?? Infinity);
    }
    case 'number': {
      const number = columns.numbers[slot]!;
      return number >= (filter.from ?? 0) && number <= (filter.to ?? Infinity);
    }
    case 'during': {
      const time = columns[filter.column].cells[slot]!;
      return (
        time !== NO_TIME_VALUE && time >= (filter.from ?? -Infinity) && time < (filter.until ?? Infinity)
      );
    }
    case 'linked':
    case 'supplied':
      return isInSet(filter, slot);
  }
}
