import { fireEvent } from '@testing-library/react';
import query, { type IssueScreenQuery } from '../../../../../__generated__/IssueScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { IssueConversation } from '../IssueConversation';

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
const TEST_REFERENCED_EVENT = {
  __typename: 'Referenced',
  from: null,
  commit: null,
  url: null,
  title: null,
  sourceIssue: null,
};
const createTestWorkflowState = (name: string) => ({ id: name, name, category: 'ACTIVE' });

const TEST_EVENT_CREATED_AT = new Date().toISOString();

/** The text of the timeline without times. */
async function renderTimelineText(
  ...nodes: { __typename: string; [field: string]: unknown }[]
): Promise<string> {
  const items = nodes.map((node, index) => ({
    id: `E${index}`,
    actor: TEST_USER_MIKA,
    createdAt: TEST_EVENT_CREATED_AT,
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
    children: ({ project }) => (project?.issue ? <IssueConversation issue={project.issue} /> : null),
  });
  return (getByRole('region', { name: 'Comments and events' }).textContent ?? '')
    .replace(/\s*· now/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  ['CommentHidden', 'mika hid a comment by dana'],
  ['CommentShown', 'mika unhid a comment by dana'],
])('links to the comment of a %s event', async (__typename, text) => {
  const comment = { id: 'C7', author: TEST_USER_DANA, issue: { id: 'I1', key: 'NET-1' } };
  expect(await renderTimelineText({ __typename, comment })).toBe(text);
  expect(document.querySelector('a[href*="around=C7"]')?.getAttribute('href')).toBe(
    '/projects/NET/issues/1?around=C7#comment-C7',
  );
});

test('shows that a text was purged', async () => {
  expect(await renderTimelineText({ __typename: 'TextPurged' })).toBe(
    'mika permanently removed text from this issue and its history',
  );
});

test.each([
  [
    {
      __typename: 'StateChanged',
      from: createTestWorkflowState('Untriaged'),
      to: createTestWorkflowState('In progress'),
      reason: null,
      canonical: null,
      commit: '8f3a2c19e0b7d1',
      commitUrl: null,
    },
    'mika moved this from Untriaged to In progress in commit 8f3a2c19e0',
  ],
  [
    {
      __typename: 'StateChanged',
      from: createTestWorkflowState('Backlog'),
      to: createTestWorkflowState('Duplicate'),
      reason: 'Same stack',
      canonical: TEST_OTHER_ISSUE,
      commit: null,
      commitUrl: null,
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
    'mika added label platform macos',
  ],
  [{ __typename: 'Unlabeled', label: null }, 'mika removed a deleted label'],
  [{ __typename: 'Assigned', assignee: TEST_USER_DANA }, 'mika assigned dana'],
  [{ __typename: 'Assigned', assignee: TEST_USER_MIKA }, 'mika self-assigned this'],
  [{ __typename: 'Unassigned', assignee: TEST_USER_MIKA }, 'mika unassigned themselves'],
  [{ __typename: 'Milestoned', milestone: { id: 'M1', title: '19.1' } }, 'mika added this to milestone 19.1'],
  [{ __typename: 'Demilestoned', milestone: null }, 'mika removed this from a deleted milestone'],
  [{ __typename: 'Renamed', fromTitle: 'Old', toTitle: 'New' }, 'mika renamed this from Old to New'],
  [{ __typename: 'TypeChanged', fromType: 'TASK', toType: 'BUG' }, 'mika changed the type from Task to Bug'],
  [
    { __typename: 'PriorityChanged', fromPriority: 'NONE', toPriority: 'URGENT' },
    'mika changed the priority from None to Urgent',
  ],
  [{ __typename: 'DueChanged', due: '2026-12-24T00:00:00Z' }, 'mika set the due date to Dec 24, 2026'],
  [{ __typename: 'DueChanged', due: null }, 'mika removed the due date'],
  [
    { __typename: 'Snoozed', until: '2026-12-24T00:00:00Z', untilComment: false },
    'mika snoozed this until Dec 24, 2026',
  ],
  [{ __typename: 'Snoozed', until: null, untilComment: true }, 'mika snoozed this until the next comment'],
  [
    { __typename: 'Snoozed', until: '2026-12-24T00:00:00Z', untilComment: true },
    'mika snoozed this until Dec 24, 2026 or the next comment',
  ],
  [{ __typename: 'Unsnoozed', byComment: true }, 'mika ended the snooze with a comment'],
  [{ __typename: 'Unsnoozed', byComment: false }, 'mika ended the snooze'],
  [{ __typename: 'Unsnoozed', byComment: false, actor: null }, 'The snooze ended'],
  [{ __typename: 'ParentChanged', parent: TEST_OTHER_ISSUE }, 'mika set the parent to NET-4'],
  [{ __typename: 'ParentChanged', parent: null }, 'mika removed the parent'],
  [{ __typename: 'Linked', kind: 'BLOCKS', to: TEST_OTHER_ISSUE }, 'mika marked this as blocking NET-4'],
  [{ __typename: 'Unlinked', kind: 'RELATES', to: null }, 'mika unmarked this as related to a deleted issue'],
  [{ ...TEST_REFERENCED_EVENT, from: TEST_OTHER_ISSUE }, 'mika mentioned this in NET-4'],
  [{ ...TEST_REFERENCED_EVENT, commit: '8f3a2c19e0b7d1' }, 'mika mentioned this in commit 8f3a2c19e0'],
  [
    { ...TEST_REFERENCED_EVENT, url: 'https://github.com/acme/lid/issues/8', sourceIssue: 'acme/lid#8' },
    'mika mentioned this in acme/lid#8',
  ],
  [
    {
      ...TEST_REFERENCED_EVENT,
      title: 'Big lid',
      url: 'https://github.com/acme/lid/pull/8',
      sourceIssue: 'acme/lid#8',
    },
    'mika mentioned this in Big lid acme/lid#8',
  ],
  [{ __typename: 'Locked', reason: null }, 'mika locked the conversation'],
  [{ __typename: 'Locked', reason: 'too heated' }, 'mika locked the conversation“too heated”'],
  [{ __typename: 'BodyEdited' }, 'mika edited the description Show changes'],
  [
    { __typename: 'Transferred', source: 'acme/browser#77' },
    'mika transferred this issue from acme/browser#77',
  ],
  [{ __typename: 'Locked', reason: null, actor: null }, 'Unknown user locked the conversation'],
])('shows the event %j as a sentence', async (node, words) => {
  expect(await renderTimelineText(node)).toBe(words);
});

test('events of the same kind share a line', async () => {
  const label = (name: string) => ({ __typename: 'Labeled', label: { id: name, name, color: '#000' } });
  expect(await renderTimelineText(label('crash'), label('perf'))).toBe('mika added labels crashperf');
});

test.each([
  [false, 'dana'],
  [true, 'danaimported'],
])('shows a comment, whose author may be imported: %s', async (placeholder, author) => {
  const text = await renderTimelineText({
    __typename: 'Comment',
    author: { ...TEST_USER_DANA, placeholder },
    bodyHTML: '<p>Reproduced.</p>',
    editedAt: null,
    removedAt: null,
    hidden: false,
  });
  expect(text).toContain(`${author}just now`);
  expect(text).toContain('Reproduced.');
});

test('“Jump to latest” moves the focus to the end of a long timeline', async () => {
  const items = Array.from({ length: 25 }, (_, index) => ({
    __typename: 'Locked',
    id: `E${index}`,
    actor: TEST_USER_MIKA,
    createdAt: TEST_EVENT_CREATED_AT,
    bulkOperation: null,
  }));
  const { getByRole } = await renderWithRelay<IssueScreenQuery>({
    query,
    variables: { key: 'NET', number: 1, around: null, hasAround: false },
    resolvers: {
      Project: () => ({ id: 'P1', issue: { bodyHTML: '<p></p>' } }),
      TimelineItemConnection: () => ({ totalCount: items.length, edges: items.map((node) => ({ node })) }),
    },
    children: ({ project }) => (project?.issue ? <IssueConversation issue={project.issue} /> : null),
  });
  const scrollIntoView = jest.fn();
  const end = getByRole('region', { name: 'Comments and events' }).lastElementChild as HTMLElement;
  end.scrollIntoView = scrollIntoView;
  fireEvent.click(getByRole('button', { name: 'Jump to latest' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(end);
});
