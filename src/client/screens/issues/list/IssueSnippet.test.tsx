import type { textMatchesQuery } from '../../../../../__generated__/textMatchesQuery.graphql';
import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { commitLocalUpdate, fetchQuery } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import {
  issueSnippetsQuery,
  pickListedSnippets,
  IssueSnippet,
  type textMatches_issue$key,
} from './textMatches';

const SNIPPET = {
  text: 'A crash <b>',
  matches: [{ start: 2, end: 7 }],
  commentId: null,
  commentAuthor: null,
};

/** Renders an issue's snippet. `html` returns its HTML without classes. */
function renderSnippet(searchSnippet: object | null) {
  const environment = createMockEnvironment();
  const variables = {
    containerId: 'project',
    trees: false,
    nested: false,
    parentId: '',
    query: 'crash',
    snapshot: 's',
    first: 1,
    offset: 0,
  };
  let issue: textMatches_issue$key | null = null;
  fetchQuery<textMatchesQuery>(environment, issueSnippetsQuery, variables).subscribe({
    next: (data) => (issue = pickListedSnippets(data)[0]!.issue),
  });
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      Node: () => ({ __typename: 'Project' }),
      IssueConnection: () => ({ nodes: [{}] }),
      Issue: () => ({ id: 'issue', key: 'NET-7', searchSnippet }),
    }),
  );
  const { container } = render(
    <RelayEnvironmentProvider environment={environment}>
      <IssueSnippet issue={issue!} />
    </RelayEnvironmentProvider>,
  );
  return {
    environment,
    html: () => container.innerHTML.replaceAll(/ (class|tabindex|draggable)="[^"]*"/g, ''),
  };
}

test('a text of the description is marked and never interpreted as HTML', () => {
  const { html } = renderSnippet(SNIPPET);
  expect(html()).toBe('<span>Description</span>A <mark>crash</mark> &lt;b&gt;');
});

test('a text of a comment names the author and links to the comment', () => {
  const comment = { ...SNIPPET, commentId: 'C 1', commentAuthor: { login: 'mika' } };
  expect(renderSnippet(comment).html()).toContain(
    '<a href="/projects/NET/issues/7?around=C%201#comment-C%201" data-number="7" aria-label="Comment by mika">mika</a>',
  );
  expect(renderSnippet({ ...comment, commentAuthor: null }).html()).toContain('>Unknown user</a>');
});

test('an issue without a snippet and a deleted issue show nothing', () => {
  expect(renderSnippet(null).html()).toBe('');
  const { environment, html } = renderSnippet(SNIPPET);
  act(() => commitLocalUpdate(environment, (store) => store.get('issue')?.setValue(true, 'isGone')));
  expect(html()).toBe('');
});
