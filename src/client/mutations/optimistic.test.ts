import { commitLocalUpdate, type ReadOnlyRecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { deleteComment } from './deleteComment';
import { type Step, stepOf } from './Edit';
import { Edits } from './Edits';
import { KeptSteps } from './keptSteps';
import { kindOf } from './kinds';
import { setIssueState } from './setIssueState';
import { setVote } from './setVote';
import { setWatch } from './setWatch';
import { updateComment } from './updateComment';
import { updateIssue } from './updateIssue';

/** An issue with a comment, a state and two labels it may have. */
function fill(store: RecordSourceProxy): void {
  const issue = store.create('I1', 'Issue');
  const comment = store.create('C1', 'Comment');
  for (const [field, value] of Object.entries({ title: 'Old', voteCount: 3, viewerHasVoted: false }))
    issue.setValue(value, field);
  issue.setValue(false, 'viewerIsWatching');
  comment.setValue('<p>Old</p>', 'bodyHTML');
  comment.setValue(null, 'removedAt');
  for (const name of ['Backlog', 'Done']) store.create(name, 'WorkflowState').setValue(name, 'name');
  issue.setLinkedRecord(store.get('Backlog')!, 'state');
  const labels = store.create('I1:labels', 'LabelConnection');
  for (const name of ['crash', 'perf']) store.create(name, 'Label').setValue(name, 'name');
  labels.setLinkedRecords([store.get('perf')!], 'nodes');
  issue.setLinkedRecord(labels, 'labels', { first: 100 });
}

const valueOf = (store: RecordSourceProxy, id: string, field: string): unknown =>
  (store.get(id) as ReadOnlyRecordProxy | null | undefined)?.getValue(field);

const ISSUE = { issueId: 'I1' };
const EDITS: [string, Step, (store: RecordSourceProxy) => unknown, unknown, unknown][] = [
  ['title', stepOf(updateIssue, { id: 'I1', title: 'New' }), (s) => valueOf(s, 'I1', 'title'), 'Old', 'New'],
  [
    'labels',
    stepOf(updateIssue, { id: 'I1', addLabelIds: ['crash'], removeLabelIds: [] }),
    (s) =>
      s
        .get('I1')
        ?.getLinkedRecord('labels', { first: 100 })
        ?.getLinkedRecords('nodes')
        ?.map((label) => label?.getDataID()),
    ['perf'],
    ['crash', 'perf'],
  ],
  [
    'state',
    stepOf(setIssueState, { id: 'I1', stateId: 'Done' }),
    (s) => s.get('I1')?.getLinkedRecord('state')?.getDataID(),
    'Backlog',
    'Done',
  ],
  ['vote', stepOf(setVote, { ...ISSUE, voted: true }), (s) => valueOf(s, 'I1', 'voteCount'), 3, 4],
  [
    'watch',
    stepOf(setWatch, { ...ISSUE, watching: true }),
    (s) => valueOf(s, 'I1', 'viewerIsWatching'),
    false,
    true,
  ],
  [
    'comment',
    stepOf(updateComment, { id: 'C1', body: 'a < b' }),
    (s) => valueOf(s, 'C1', 'bodyHTML'),
    '<p>Old</p>',
    '<p>a &lt; b</p>',
  ],
  [
    'deleted comment',
    stepOf(deleteComment, { id: 'C1' }),
    (s) => valueOf(s, 'C1', 'removedAt') !== null,
    false,
    true,
  ],
];

test.each(EDITS)(
  '%s: shown at once, and as before when it is refused',
  async (_, step, look, before, after) => {
    window.localStorage.clear();
    const environment = createMockEnvironment();
    commitLocalUpdate(environment, fill);
    const seen = (): unknown => {
      let value: unknown;
      environment.applyUpdate({ storeUpdater: (store) => void (value = look(store)) }).dispose();
      return value;
    };
    const kept = new KeptSteps(window.localStorage, undefined);
    const edits = new Edits({ environment, connection: null, kept, person: () => 'U1', kindOf });
    expect(seen()).toEqual(before);
    const outcome = edits.commit(step, { words: 'An edit', href: '/' });
    expect(seen()).toEqual(after);
    await Promise.resolve();
    environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('No.'));
    expect((await outcome).status).toBe('refused');
    expect(seen()).toEqual(before);
  },
);
