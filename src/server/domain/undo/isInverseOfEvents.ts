import type { EventFieldValues, ProjectEventToAppend } from '../../store/write/events';

type EventData = Pick<ProjectEventToAppend, 'before' | 'after'>;

/** Whether planned events of an issue revert exactly the changes of its stored events, in any order. */
export function isInverseOfEvents(planned: readonly EventData[], stored: readonly EventData[]): boolean {
  const inverse = planned
    .map(({ before, after }) => formatEventData({ before: after, after: before }))
    .sort();
  const changes = stored.map(formatEventData).sort();
  return inverse.length === changes.length && inverse.every((change, index) => change === changes[index]);
}

const formatEventData = ({ before, after }: EventData): string =>
  JSON.stringify([sortFieldValues(before), sortFieldValues(after)]);

/** Sorts values by name. Leaves out `updated`, which only the first event of a change contains. */
const sortFieldValues = (values: EventFieldValues | null | undefined) =>
  Object.entries(values ?? {})
    .filter(([name]) => name !== 'updated')
    .sort(([a], [b]) => (a < b ? -1 : 1));
