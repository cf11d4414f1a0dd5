import type { CsvIssueRecord } from '../csv/CsvIssueRecord';
import { type CsvIssueIdentity, mapCsvIssue } from '../csv/mapCsvIssue';
import type { MappedImportIssue } from '../MappedImportIssue';
import { type ImportSourceEvent, type ImportSourceIssueState, isOpenSourceState } from '../ImportSourceIssue';
import { IssueDates } from '../IssueDates';
import { parseTextDate } from '../../values/parseTextDate';

/** Columns with the times when an issue reached a state. */
export const LINEAR_TIME_COLUMNS = ['Triaged', 'Started', 'Completed', 'Canceled'] as const;

/** Midnight of a day in the time zone of New Zealand in summer precedes midnight UTC by 13 hours. */
const EARLIEST_MIDNIGHT_MS = 13 * 60 * 60 * 1000;

/** When an issue reached each state, as far as the export contains it. */
interface LinearTimes {
  triaged?: Date;
  started?: Date;
  completed?: Date;
  canceled?: Date;
}

/**
 * Maps a row of an export. Teams can give states any name, so the columns "Started", "Completed" and "Canceled"
 * determine the state. Their times also become the history of the issue.
 */
export function mapLinearIssue(record: CsvIssueRecord, identity: CsvIssueIdentity): MappedImportIssue {
  const others = new Map(record.others);
  const dates = new IssueDates(identity.number);
  const [triaged, started, completed, canceled] = LINEAR_TIME_COLUMNS.map((column) =>
    takeTime(others, column, dates),
  );
  const times: LinearTimes = { triaged, started, completed, canceled };
  const project = others.get('Project');
  if (typeof project === 'string') others.delete('Project');
  const state = mapState(record, times);
  const closed = isOpenSourceState(state) ? undefined : (times.canceled ?? times.completed);
  const mapped = mapCsvIssue(
    {
      ...record,
      state: { name: record.state?.name ?? '', value: state },
      texts: {
        ...record.texts,
        ...(closed && { closed: closed.toISOString() }),
        ...(record.texts.due !== undefined && { due: roundToDay(record.texts.due) }),
      },
      lists: {
        ...record.lists,
        labels: [
          ...(typeof project === 'string' ? [`project::${project.trim()}`] : []),
          ...(record.lists.labels ?? []),
        ],
      },
      others: [...others],
    },
    identity,
  );
  const openState = times.triaged || state === 'untriaged' ? 'untriaged' : 'backlog';
  return {
    ...mapped,
    issue: { ...mapped.issue, openState, events: createEvents(times, state, closed) },
    altered: [...mapped.altered, ...dates.problems],
  };
}

/** Removes a column from `others` and returns its value, if that is a time. Otherwise, the column is kept. */
function takeTime(
  others: Map<string, string | string[]>,
  column: string,
  dates: IssueDates,
): Date | undefined {
  const date = dates.read(column, others.get(column));
  if (date) others.delete(column);
  return date;
}

function mapState({ state }: CsvIssueRecord, times: LinearTimes): ImportSourceIssueState {
  const named = state?.value ?? null;
  if (times.canceled && !times.completed)
    return named !== null && !isOpenSourceState(named) && named !== 'done' ? named : 'wont_fix';
  if (times.completed) return 'done';
  return named ?? (times.started ? 'active' : 'backlog');
}

function createEvents(
  { triaged, started }: LinearTimes,
  state: ImportSourceIssueState,
  closed: Date | undefined,
): ImportSourceEvent[] {
  const event = (
    sourceId: string,
    to: ImportSourceIssueState,
    createdAt: Date | undefined,
  ): ImportSourceEvent[] => (createdAt ? [{ kind: 'state', to, sourceId, actor: null, createdAt }] : []);
  return [
    ...event('triaged', 'backlog', triaged),
    ...event('started', 'active', started),
    ...event('closed', state, closed),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Returns the date of a due date. Linear exports due dates as midnight in the user's time zone. */
function roundToDay(text: string): string {
  const date = parseTextDate(text);
  return date ? new Date(date.getTime() + EARLIEST_MIDNIGHT_MS).toISOString().slice(0, 10) : text;
}
