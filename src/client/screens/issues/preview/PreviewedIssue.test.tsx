import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type PreviewPanelQuery } from '../../../../../__generated__/PreviewPanelQuery.graphql';
import { TEST_ISSUE, TEST_USER_MIKA } from '../../../../testing/renderIssue';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { draftKeyBuilders, readDraft, writeDraft } from '../../../drafts/drafts';
import { DraftOwnerContext } from '../../../drafts/useDraft';
import { PreviewedIssue } from './PreviewedIssue';

beforeEach(() => window.localStorage.clear());

const SEND = '{Control>}{Enter}{/Control}';
const VIEWER = TEST_USER_MIKA.id;

async function renderPreviewedIssue(issue: object = {}) {
  const previewed = { ...TEST_ISSUE, viewerHasVoted: false, viewerIsWatching: false, voteCount: 2, ...issue };
  const rendered = await renderWithRelay<PreviewPanelQuery>({
    query,
    variables: { key: 'NET', number: 1, hasSubIssues: true },
    resolvers: {
      Query: () => ({ viewer: TEST_USER_MIKA }),
      Project: () => ({ id: 'P1', key: 'NET', issue: previewed }),
      TimelineItemConnection: () => ({ edges: [] }),
      IssueLinkConnection: () => ({ edges: [], totalCount: 0 }),
    },
    at: { pathname: '/projects/NET/issues' },
    children: ({ project }) =>
      project?.issue ? (
        <DraftOwnerContext value={VIEWER}>
          <PreviewedIssue issue={project.issue} />
        </DraftOwnerContext>
      ) : null,
  });
  const { mock } = rendered.environment;
  const sent = (name: string) =>
    waitFor(() => {
      const found = mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
      if (!found) throw new Error(`${name} was not sent.`);
      return found;
    });
  const inputOf = async (name: string) => (await sent(name)).request.variables['input'] as object;
  const accept = async (name: string, payload: object) => {
    const operation = await sent(name);
    const response = MockPayloadGenerator.generate(operation, {
      UpdateIssuePayload: () => ({ errors: [], ...payload }),
      AddCommentPayload: () => ({ errors: [], ...payload }),
      SetVotePayload: () => ({ errors: [], ...payload }),
    });
    await act(async () => mock.resolve(operation, response));
  };
  return { ...rendered, previewed, inputOf, accept };
}

const openEditor = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findTextbox = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

test('the title is edited in place, based on the version that was shown', async () => {
  const { inputOf, accept, previewed } = await renderPreviewedIssue();
  await openEditor('Edit title');
  await userEvent.type(await findTextbox('Title'), ' from sleep{Enter}');
  expect(await inputOf('updateIssueMutation')).toMatchObject({
    id: 'I1',
    title: 'Crash on wake from sleep',
    baseVersion: 3,
  });
  await accept('updateIssueMutation', {
    issue: { ...previewed, title: 'Crash on wake from sleep', version: 4 },
  });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Crash on wake from sleep'),
  );
});

test('the description is edited in place, and the response contains it', async () => {
  const { inputOf, accept, previewed } = await renderPreviewedIssue();
  await openEditor('Edit description');
  await userEvent.type(await findTextbox('Description'), ' and **always**');
  await userEvent.keyboard(SEND);
  const body = 'Each time and **always**';
  expect(await inputOf('updateIssueMutation')).toMatchObject({ id: 'I1', body, baseVersion: 3 });
  const bodyHTML = '<p>Each time and <strong>always</strong></p>';
  await accept('updateIssueMutation', { issue: { ...previewed, body, bodyHTML, version: 4 } });
  expect((await screen.findByText('always')).tagName).toBe('STRONG');
});

test('Escape closes the editor of the description, keeps the draft, and returns the focus', async () => {
  await renderPreviewedIssue();
  await openEditor('Edit description');
  await userEvent.type(await findTextbox('Description'), ' and always');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit description' })),
  );
  await openEditor('Continue editing your draft');
  expect((await findTextbox('Description')).value).toBe('Each time and always');
  await openEditor('Cancel');
  expect(readDraft(VIEWER, draftKeyBuilders.body('I1'))).toBeNull();
});

test('a draft from an earlier visit is shown without taking the focus; Escape closes its editor', async () => {
  const draft = { text: 'Crash on lid', version: 2, before: TEST_ISSUE.title };
  writeDraft(VIEWER, draftKeyBuilders.title('I1'), JSON.stringify(draft));
  await renderPreviewedIssue();
  expect((await findTextbox('Title')).value).toBe('Crash on lid');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
  expect(readDraft(VIEWER, draftKeyBuilders.title('I1'))).not.toBeNull();
});

test('a comment is a draft until it is sent, and then the last of the latest comments', async () => {
  const { inputOf, accept, previewed } = await renderPreviewedIssue();
  await openEditor('Write a comment…');
  await userEvent.type(await findTextbox('Comment'), 'Same here');
  await userEvent.keyboard('{Escape}');
  const line = await screen.findByRole('button', { name: 'Draft: Same here' });
  await waitFor(() => expect(document.activeElement).toBe(line));
  await userEvent.keyboard('{Enter}');
  expect((await findTextbox('Comment')).value).toBe('Same here');
  await userEvent.keyboard(SEND);
  const comments = await screen.findByRole('region', { name: 'Latest comments' });
  expect(comments.textContent).toContain('Same here');
  expect(await inputOf('addCommentMutation')).toMatchObject({ issueId: 'I1', body: 'Same here' });
  const bodyHTML = '<p>Same <em>here</em></p>';
  const comment = {
    id: 'C1',
    bodyHTML,
    createdAt: new Date().toISOString(),
    author: TEST_USER_MIKA,
    removedAt: null,
    hidden: false,
    issue: previewed,
    reactions: [],
  };
  await accept('addCommentMutation', { comment, issue: { ...previewed, commentCount: 1 } });
  expect((await within(comments).findByText('here')).tagName).toBe('EM');
  expect(comments.children).toHaveLength(1);
  await screen.findByRole('button', { name: 'Write a comment…' });
});

test('votes and watches are set in place', async () => {
  const { inputOf } = await renderPreviewedIssue({ viewerCan: ['VOTE'] });
  await userEvent.click(screen.getByRole('button', { name: /^Vote/ }));
  expect(screen.getByRole('button', { name: /^Voted/ }).textContent).toBe('Voted3');
  expect(await inputOf('setVoteMutation')).toMatchObject({ issueId: 'I1', voted: true });
});

test('controls name the role that they require', async () => {
  await renderPreviewedIssue({ viewerCan: ['READ'], viewerCanSetType: false });
  const descriptionOf = (name: RegExp) =>
    screen.getByRole('button', { name }).getAttribute('aria-description');
  expect(descriptionOf(/^Edit title/)).toBe('Requires the developer role or higher');
  expect(descriptionOf(/^Edit description/)).toBe('Requires the developer role or higher');
  expect(descriptionOf(/^Change parent/)).toBe('Requires the triager role or higher');
  expect(descriptionOf(/Add relation/)).toBe('Requires the triager role or higher');
  expect(descriptionOf(/^Vote/)).toBe('Requires the reader role or higher');
  screen.getByText('Commenting requires the reporter role or higher');
});
