import { createMockEnvironment } from 'relay-test-utils';
import { getSessionGuard } from '../../../auth/SessionGuard';
import { IssueSelection } from '../selection/IssueSelection';
import { openBulkPicker } from './BulkBar';

async function openAsVisitor(projectKey: string | null) {
  const environment = createMockEnvironment();
  const sessionGuard = getSessionGuard(environment);
  sessionGuard.isSessionOver('');
  const selection = new IssueSelection();
  selection.setIssuesSelected(['i1', 'i2'], true);
  const opened = await openBulkPicker(environment, 'priority', projectKey, selection);
  return { opened, isSignInRequested: sessionGuard.isSignInRequested(), note: selection.state.note };
}

test('asks a visitor to sign in for bulk edits in the list of a project', async () => {
  expect(await openAsVisitor('NET')).toEqual({ opened: null, isSignInRequested: true, note: null });
});

test('tells a visitor that the list of all projects has no bulk edits, without asking for a sign-in', async () => {
  expect(await openAsVisitor(null)).toEqual({
    opened: null,
    isSignInRequested: false,
    note: 'Bulk edits work in one project at a time. Open the list of a project.',
  });
});
