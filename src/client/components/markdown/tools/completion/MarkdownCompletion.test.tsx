import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { MarkdownEditor } from '../../MarkdownEditor';

// Jest cannot load the ES module of the data.
jest.mock('markdown-it-emoji/lib/data/full.mjs', () => ({ __esModule: true, default: { tada: '🎉' } }));

type Environment = ReturnType<typeof createMockEnvironment>;

function renderEditor(onSubmit = () => {}) {
  const environment = createMockEnvironment();
  function TestEditor() {
    const [text, setText] = useState('');
    return (
      <MarkdownEditor
        projectKey="NET"
        issueId="I1"
        label="Comment"
        text={text}
        onTextChange={setText}
        onSubmit={onSubmit}
        onCancel={() => setText('canceled')}
      >
        {null}
      </MarkdownEditor>
    );
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>
        <TestEditor />
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  );
  return environment;
}

const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

async function type(text: string) {
  await userEvent.click(getField());
  await screen.findByRole('toolbar');
  await userEvent.type(getField(), text);
}

const user = (login: string, name = login) => ({
  id: `U-${login}`,
  login,
  name,
  avatarUrl: null,
  placeholder: false,
});

const queryPeople = (matching: string) => ({ key: 'NET', matching, issueId: 'I1' });

/**
 * Waits for the query with these variables and responds to it. Earlier queries may contain a part of the typed text.
 */
async function respond(environment: Environment, variables: object, project: object) {
  const getLatestQuery = () => environment.mock.getMostRecentOperation();
  await waitFor(() => expect(getLatestQuery().request.variables).toEqual(variables));
  await act(async () => environment.mock.resolve(getLatestQuery(), { data: { project } }));
}

test('completes people with the keyboard; the field says which option is active', async () => {
  const environment = renderEditor();
  await type('hi @mi');
  await respond(environment, queryPeople('mi'), {
    id: 'P',
    mentionableUsers: [user('mika', 'Mika Aho'), user('milan'), user('zoe')],
  });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('mika'),
    expect.stringContaining('milan'),
  ]);
  await userEvent.keyboard('{ArrowDown}');
  const active = document.getElementById(getField().getAttribute('aria-activedescendant')!);
  expect(active?.textContent).toContain('milan');
  await userEvent.keyboard('{Enter}');
  expect(getField().value).toBe('hi @milan ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(getField().hasAttribute('aria-activedescendant')).toBe(false);
});

test('completes what was typed while the code was loading', async () => {
  const environment = renderEditor();
  getField().focus();
  await userEvent.type(getField(), '@mi');
  await screen.findByRole('toolbar');
  await respond(environment, queryPeople('mi'), { id: 'P', mentionableUsers: [user('mika')] });
  expect(await screen.findAllByRole('option')).toHaveLength(1);
});

test('Escape closes the suggestions and nothing else; typing on does not open them again', async () => {
  const environment = renderEditor();
  await type('@m');
  await respond(environment, queryPeople('m'), { id: 'P', mentionableUsers: [user('mika')] });
  await screen.findByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('i');
  expect(getField().value).toBe('@mi');
});

test('a keystroke sends one request, and the response to an earlier one is dropped', async () => {
  const environment = renderEditor();
  await type('#cra');
  // On a busy machine, the text that was typed so far may be requested first.
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      key: 'NET',
      query: 'cra',
      number: 0,
    }),
  );
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await userEvent.type(getField(), 's');
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ query: 'cras' }),
  );
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test('completes an issue of another project with its key', async () => {
  const environment = renderEditor();
  await type('see APP-12');
  const issue = {
    id: 'I12',
    key: 'APP-12',
    number: 12,
    title: 'Leak',
    state: { id: 'S', name: 'Done', category: 'DONE', color: '#000000' },
  };
  const variables = { key: 'APP', query: '12', number: 12 };
  await respond(environment, variables, { id: 'A', numbered: issue, issues: { nodes: [issue] } });
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  expect(getField().value).toBe('see APP-12 ');
  expect(document.activeElement).toBe(getField());
});

test('completes emoji without a request', async () => {
  const environment = renderEditor();
  await type('great :tad');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(getField().value).toBe('great 🎉 ');
  expect(environment.mock.getAllOperations()).toEqual([]);
});
