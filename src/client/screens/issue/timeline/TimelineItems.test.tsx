import query, { type IssueScreenQuery } from '../../../../../__generated__/IssueScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { IssueBody } from '../IssueBody';

const TEST_USER_MIKA = { id: 'U1', login: 'mika', name: 'Mika Korhonen' };
const TEST_USER_DANA = { id: 'U2', login: 'dana', name: 'Dana Brandt' };
const TEST_OTHER_ISSUE = {
  id: 'I4',
  number: 4,
  key: 'NET-4',
  title: 'Wake',
  project: { id: 'P1', key: 'NET' },
  state: { id: 'Done', name: 'Done', category: 'DONE' },
};
const createTestWorkflowState = (name: string) => ({ id: name, name, category: 'ACTIVE' });

const NOW = new Date().toISOString();

/** The text of the timeline without times. */
async function renderTimelineText(
  ...nodes: { __typename: string; [field: string]: unknown }[]
): Promise<string> {
  const items = nodes.map((node, index) => ({
    id: `E${index}`,
    actor: TEST_USER_MIKA,
    createdAt: NOW,
    bulkOperation: null,
    issue: { id: 'I1' },
    ...node,
  }));
  const { getByRole } = await renderWithRelay<IssueScreenQuery>({
    query,
    variables: { key: 'NET', number: 1, around: null, hasAround: false },
    resolvers: {
      Project: () => ({ id: 'P1', issue: { bodyHTML: '<p></p>' } }),
      TimelineItemConnection: () => ({ totalCount: items.length, edges: items.map((node) => ({ node })) }),
    },
    children: ({ project }) => (project?.issue ? <IssueBody issue={project.issue} /> : null),
  });
  return (getByRole('region', { name: 'Comments and events' }).textContent ?? '')
    .replace(/\s*· now/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  [
    {
      __typename: 'StateChanged',
      from: createTestWorkflowState('Untriaged'),
      to: createTestWorkflowState('In progress'),
      reason: null,
      canonical: null,
    },
    'mika moved this from Untriaged to In progress',
  ],
  [
    {
      __typename: 'StateChanged',
      from: createTestWorkflowState('Backlog'),
      to: createTestWorkflowState('Duplicate'),
      reason: 'Same stack',
      canonical: TEST_OTHER_ISSUE,
    },
    'mika moved this from Backlog to Duplicate of NET-4“Same stack”',
  ],
  [
    {
      __typename: 'Unlabeled',
      label: null,
      bulkOperation: { id: 'B7', number: 7, project: { id: 'P1', key: 'NET' } },
    },
    'mika removed a deleted label · bulk edit 7',
  ],
  [
    { __typename: 'Labeled', label: { id: 'L1', name: 'platform::macos', color: '#000' } },
    'mika added platform macos',
  ],
  [{ __typename: 'Unlabeled', label: null }, 'mika removed a deleted label'],
  [{ __typename: 'Assigned', assignee: TEST_USER_DANA }, 'mika assigned dana'],
  [{ __typename: 'Assigned', assignee: TEST_USER_MIKA }, 'mika self-assigned this'],
  [{ __typename: 'Unassigned', assignee: TEST_USER_MIKA }, 'mika unassigned themselves'],
  [{ __typename: 'Milestoned', milestone: { id: 'M1', title: '19.1' } }, 'mika added this to 19.1'],
  [{ __typename: 'Demilestoned', milestone: null }, 'mika removed this from a deleted milestone'],
  [{ __typename: 'Renamed', fromTitle: 'Old', toTitle: 'New' }, 'mika renamed this from Old to New'],
  [{ __typename: 'TypeChanged', fromType: 'TASK', toType: 'BUG' }, 'mika changed the type from Task to Bug'],
  [
    { __typename: 'PriorityChanged', fromPriority: 'NONE', toPriority: 'URGENT' },
    'mika changed the priority from None to Urgent',
  ],
  [{ __typename: 'DueChanged', due: '2026-12-24T00:00:00Z' }, 'mika set the due date to Dec 24, 2026'],
  [{ __typename: 'DueChanged', due: null }, 'mika removed the due date'],
  [{ __typename: 'ParentChanged', parent: TEST_OTHER_ISSUE }, 'mika set the parent to NET-4'],
  [{ __typename: 'ParentChanged', parent: null }, 'mika removed the parent'],
  [{ __typename: 'Linked', kind: 'BLOCKS', to: TEST_OTHER_ISSUE }, 'mika marked this as blocking NET-4'],
  [{ __typename: 'Unlinked', kind: 'RELATES', to: null }, 'mika unmarked this as related to a deleted issue'],
  [
    { __typename: 'Referenced', from: TEST_OTHER_ISSUE, commit: null, url: null, title: null },
    'mika mentioned this in NET-4',
  ],
  [
    { __typename: 'Referenced', from: null, commit: '8f3a2c19e0b7d1', url: null, title: null },
    'mika mentioned this in commit 8f3a2c19e0',
  ],
  [{ __typename: 'Locked' }, 'mika locked the conversation'],
  [{ __typename: 'BodyEdited' }, 'mika edited the description Show changes'],
  [{ __typename: 'Transferred', source: 'acme/browser#77' }, 'mika moved this here from acme/browser#77'],
  [{ __typename: 'Locked', actor: null }, 'Unknown user locked the conversation'],
])('shows the event %j as a sentence', async (node, words) => {
  expect(await renderTimelineText(node)).toBe(words);
});

test('events of the same kind share a line', async () => {
  const label = (name: string) => ({ __typename: 'Labeled', label: { id: name, name, color: '#000' } });
  expect(await renderTimelineText(label('crash'), label('perf'))).toBe('mika added crashperf');
});

test('shows the text of a comment', async () => {
  expect(
    await renderTimelineText({
      __typename: 'Comment',
      author: TEST_USER_DANA,
      bodyHTML: '<p>Reproduced.</p>',
      editedAt: null,
      removedAt: null,
      hidden: false,
    }),
  ).toContain('Reproduced.');
});
