import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { ImportJobScreen } from './ImportJobScreen';
import { createRouteLoader } from './entry';

const STATES = [
  { id: 'S1', name: 'Backlog', category: 'BACKLOG' },
  { id: 'S2', name: 'Done', category: 'DONE' },
];

const PREVIEW = {
  sampleCount: 500,
  isComplete: false,
  problem: null,
  containers: [{ name: 'KET', count: 500 }],
  columns: [],
  columnFields: [],
  dateQuestion: null,
  states: [{ name: 'In Review', count: 1200, state: STATES[0] }],
  priorities: [{ name: 'Blocker', count: 2, priority: 'URGENT' }],
  issues: [
    {
      source: 'KET-1',
      title: 'Lid leaks',
      type: 'BUG',
      priority: 'URGENT',
      author: 'ada',
      labels: ['steam'],
      commentCount: 2,
      createdAt: null,
      state: STATES[0],
    },
  ],
};

const createJob = (job: object) => ({
  Project: () => ({
    key: 'NET',
    name: 'Network',
    importFormats: [
      { system: 'jira', title: 'Jira' },
      { system: 'csv', title: 'CSV' },
    ],
    workflow: { states: STATES },
    importJob: {
      id: 'J1',
      number: 3,
      state: 'DRAFT',
      fileName: 'jira.csv',
      fileSize: 2048,
      uploadedBytes: 2048,
      canResume: true,
      format: { system: 'jira', title: 'Jira', containerName: 'project' },
      container: null,
      preview: PREVIEW,
      message: null,
      report: null,
      ...job,
    },
  }),
});

async function renderImport(job: object) {
  const rendered = await renderScreen({
    Screen: ImportJobScreen,
    createRouteLoader,
    path: '/projects/:key/settings/import/:number',
    at: '/projects/NET/settings/import/3',
  });
  await rendered.answer('ImportJobScreenQuery', createJob(job));
  return rendered;
}

const report = {
  counts: [
    { kind: 'issues', read: 3, created: 2, changed: 0, unchanged: 0, removed: 0, skipped: 0, dropped: 1 },
    { kind: 'votes', read: 0, created: 0, changed: 0, unchanged: 0, removed: 0, skipped: 0, dropped: 0 },
  ],
  notes: ['UTC was assumed.'],
  reasons: [{ kind: 'issues', reason: 'not readable', count: 1 }],
  problems: [{ line: 4, kind: 'DROPPED', reason: 'invalid JSON' }],
  problemCount: 120,
  renumberedIssues: [{ source: 'KET-2', number: 900 }],
  renumberedIssueCount: 1,
  reconciliation: {
    counts: [
      { kind: 'issues', source: 3, project: 2 },
      { kind: 'links', source: 0, project: 0 },
    ],
    differences: [
      {
        kind: 'labels',
        value: 'steam',
        source: 1,
        project: 0,
        reasons: [{ reason: 'not readable', count: -1 }],
        examples: ['KET-3'],
      },
    ],
    differenceCount: 1,
    unexplainedCount: 0,
  },
};

test('shows issues as they will be imported, and changes the state of a value', async () => {
  const { variablesOf } = await renderImport({});
  const preview = screen.getByRole('region', { name: 'Preview of the issues' });
  expect(
    within(preview).getByRole('row', { name: /KET-1 Lid leaks Backlog Bug Urgent ada steam 2/ }),
  ).toBeTruthy();
  expect(screen.getByText(/Found in the first 500 issues/)).toBeTruthy();
  expect(screen.getByText(/The import gives nobody access/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State for In Review' }), 'Done');
  expect((await variablesOf('importJobMutations_updateMutation'))['input']).toMatchObject({
    id: 'J1',
    states: [{ name: 'In Review', stateId: 'S2' }],
  });
});

test('starts an import only with issues to import', async () => {
  const { variablesOf } = await renderImport({});
  await userEvent.click(screen.getByRole('button', { name: 'Start import' }));
  expect((await variablesOf('importJobMutations_startMutation'))['input']).toMatchObject({ id: 'J1' });
});

test('asks for the format of an unknown file', async () => {
  const { variablesOf } = await renderImport({ format: null, preview: null });
  expect(screen.getByText(/The format of jira.csv was not recognized/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start import' }).disabled).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'CSV');
  expect((await variablesOf('importJobMutations_updateMutation'))['input']).toMatchObject({ format: 'csv' });
});

test('lets the fields of CSV columns be chosen, also without a title', async () => {
  const columns = [{ name: 'Betreff', field: null, example: 'Lid leaks' }];
  const problem = 'Line 1: no column contains the title.';
  const { variablesOf } = await renderImport({
    preview: {
      ...PREVIEW,
      sampleCount: 0,
      issues: [],
      columns,
      columnFields: ['title', 'duplicateOf'],
      problem,
    },
  });
  expect(screen.getByText(problem)).toBeTruthy();
  const field = screen.getByRole('combobox', { name: 'Field of Betreff' });
  expect(within(field).getByRole('option', { name: 'Duplicate of' })).toBeTruthy();
  await userEvent.selectOptions(field, 'Title');
  expect((await variablesOf('importJobMutations_updateMutation'))['input']).toMatchObject({
    columns: [{ name: 'Betreff', field: 'title' }],
  });
});

test('asks for the order of dates before the import can start', async () => {
  const dateQuestion = {
    problem: null,
    chosen: null,
    example: { text: '05/03/2025', line: 2, column: 'Created' },
    choices: [
      { order: 'DMY', date: '2025-03-05T00:00:00.000Z' },
      { order: 'MDY', date: '2025-05-03T00:00:00.000Z' },
    ],
  };
  const { variablesOf } = await renderImport({ preview: { ...PREVIEW, dateQuestion } });
  const question = screen.getByRole('group', { name: '“05/03/2025” (Created, line 2) is' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start import' }).disabled).toBe(true);
  expect(within(question).queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(within(question).getByRole('radio', { name: 'Mar 5, 2025 day, month, year' }));
  expect((await variablesOf('importJobMutations_updateMutation'))['input']).toMatchObject({
    id: 'J1',
    dates: 'DMY',
  });
});

test('rejects a file whose dates have several orders', async () => {
  const dateQuestion = { problem: 'Lines 2 and 3 differ.', chosen: null, example: null, choices: [] };
  await renderImport({ preview: { ...PREVIEW, dateQuestion } });
  expect(screen.getByText(/Lines 2 and 3 differ. Correct the file/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start import' }).disabled).toBe(true);
});

test('shows the progress of a running import and cancels it', async () => {
  const { variablesOf } = await renderImport({
    state: 'RUNNING',
    preview: null,
    stage: 'IMPORTING',
    bytesDone: 1024,
    issuesDone: 1500,
    issuesPerSecond: 750.4,
    secondsLeft: 90,
  });
  expect(screen.getByText('Step 2 of 2: importing')).toBeTruthy();
  expect(screen.getByText('1 KB of 2 KB')).toBeTruthy();
  expect(screen.getByText('1,500 issues')).toBeTruthy();
  expect(screen.getByText('750 issues per second')).toBeTruthy();
  expect(screen.getByText('2 minutes left')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
  expect((await variablesOf('importJobMutations_cancelMutation'))['input']).toMatchObject({ id: 'J1' });
});

test('shows the report of a complete import', async () => {
  await renderImport({ state: 'DONE', canResume: false, preview: null, report });
  const results = screen.getByRole('region', { name: 'Results' });
  expect(within(results).getByRole('row', { name: 'Issues 3 2 0 0 0 0 1' })).toBeTruthy();
  expect(within(results).queryByText('Votes')).toBeNull();
  expect(screen.getByText('issues: not readable')).toBeTruthy();
  expect(screen.getByText('Line 4')).toBeTruthy();
  expect(screen.getByText('Dropped: invalid JSON')).toBeTruthy();
  expect(screen.getByText(/The first 1 are listed/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'NET-900' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the issues' })).toBeTruthy();
  const comparison = screen.getByRole('region', { name: 'File compared with project' });
  expect(screen.getByText('1 difference, all explained.')).toBeTruthy();
  expect(within(comparison).getByRole('row', { name: 'Issues 3 2' })).toBeTruthy();
  expect(
    within(comparison).getByRole('row', { name: 'Labels: steam 1 0 not readable (−1) KET-3' }),
  ).toBeTruthy();
  expect(within(comparison).queryByText('Links')).toBeNull();
});

test('shows why an import failed, and resumes it', async () => {
  const { variablesOf } = await renderImport({ state: 'FAILED', message: 'The disk is full.', report });
  expect(screen.getByRole('alert').textContent).toBe('The disk is full.');
  await userEvent.click(screen.getByRole('button', { name: 'Resume import' }));
  expect((await variablesOf('importJobMutations_startMutation'))['input']).toMatchObject({ id: 'J1' });
});

test('asks for the rest of a file whose upload was interrupted', async () => {
  await renderImport({ uploadedBytes: 1024, preview: null, canResume: false });
  await waitFor(() => expect(screen.getByText('The upload is not complete')).toBeTruthy());
  expect(screen.getByText(/1 KB of 2 KB are uploaded/)).toBeTruthy();
});
