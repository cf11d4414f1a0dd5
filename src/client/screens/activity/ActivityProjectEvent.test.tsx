import query, { type ActivityScreenQuery } from '../../../../__generated__/ActivityScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ActivityEvents } from './ActivityEvents';
import { toActivityVariables, UNFILTERED_ACTIVITY } from './activityFilter';

type Change = [field: string, from: string | null, to: string | null];

/** The text of an event by mika, without its time. */
async function renderEventText(kind: string, subject: string | null, ...changes: Change[]): Promise<string> {
  const details = { subject, changes: changes.map(([field, from, to]) => ({ field, from, to })) };
  const event = {
    id: 'E1',
    kind,
    createdAt: '2026-01-02T03:04:05Z',
    issueNumber: null,
    issue: null,
    details,
  };
  const { container } = await renderWithRelay<ActivityScreenQuery>({
    query,
    variables: toActivityVariables('NET', UNFILTERED_ACTIVITY),
    resolvers: {
      Project: () => ({ id: 'P1', key: 'NET' }),
      EventConnection: () => ({
        edges: [{ node: { ...event, item: null, bulkOperation: null, actor: { login: 'mika' } } }],
      }),
    },
    children: ({ project }) => (project ? <ActivityEvents project={project} /> : null),
  });
  return container.querySelector('.line')!.textContent.split(' · ')[0]!;
}

test.each<[text: string, kind: string, subject: string | null, ...changes: Change[]]>([
  ['mika created label bug', 'LABEL_CREATED', 'bug'],
  ['mika deleted label bug', 'LABEL_DELETED', 'bug'],
  ['mika merged label bug into defect', 'LABEL_DELETED', 'bug', ['MERGED_INTO', null, 'defect']],
  ['mika restored milestone 2.0', 'MILESTONE_RESTORED', '2.0'],
  ['mika restored the project', 'PROJECT_RESTORED', null],
  ['mika renamed label bug to defect', 'LABEL_CHANGED', 'bug', ['NAME', 'bug', 'defect']],
  [
    'mika renamed label bug to defect, changed the color from #111111 to #222222, set the description to Wrong',
    'LABEL_CHANGED',
    'bug',
    ['NAME', 'bug', 'defect'],
    ['COLOR', '#111111', '#222222'],
    ['DESCRIPTION', null, 'Wrong'],
  ],
  ['mika removed the description of label bug', 'LABEL_CHANGED', 'bug', ['DESCRIPTION', 'Wrong', null]],
  ['mika created milestone 2.0', 'MILESTONE_CREATED', '2.0'],
  ['mika closed milestone 2.0', 'MILESTONE_CHANGED', '2.0', ['CLOSED_AT', null, '2026-01-02T00:00:00Z']],
  ['mika reopened milestone 2.0', 'MILESTONE_CHANGED', '2.0', ['CLOSED_AT', '2026-01-02T00:00:00Z', null]],
  [
    'mika changed the due date of milestone 2.0 from Jan 2, 2026 to Feb 3, 2026',
    'MILESTONE_CHANGED',
    '2.0',
    ['DUE_DATE', '2026-01-02T00:00:00Z', '2026-02-03T00:00:00Z'],
  ],
  [
    'mika changed the visibility of the project from public to internal',
    'PROJECT_CHANGED',
    null,
    ['VISIBILITY', 'PUBLIC', 'INTERNAL'],
  ],
  ['mika renamed the project to Networks', 'PROJECT_CHANGED', null, ['NAME', 'Network', 'Networks']],
  ['mika added ada as triager', 'MEMBER_ADDED', 'ada', ['ROLE', null, 'TRIAGER']],
  ['mika joined the project as reporter', 'MEMBER_ADDED', 'mika', ['ROLE', null, 'REPORTER']],
  [
    'mika changed the role of ada from triager to reader',
    'MEMBER_CHANGED',
    'ada',
    ['ROLE', 'TRIAGER', 'READER'],
  ],
  ['mika removed member ada (reader)', 'MEMBER_REMOVED', 'ada', ['ROLE', 'READER', null]],
  ['mika left the project', 'MEMBER_REMOVED', 'mika', ['ROLE', 'READER', null]],
])('%s', async (text, kind, subject, ...changes) => {
  expect(await renderEventText(kind, subject, ...changes)).toBe(text);
});
