import path from 'node:path';
import { Linter } from 'eslint';
import walls from './walls';

const linter = new Linter();

/** Returns the problems that the lint rule reports for one line of code in a file of src. */
function lintSourceCode(file: string, code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { local: { rules: { walls } } },
    rules: { 'local/walls': 'error' },
  };
  const filename = path.join('src', file);
  return linter.verify(code, [config], { filename }).map((message) => message.message);
}

test.each([
  ['client/screens/issues/IssuesScreen.tsx', "import '../../../server/domain/access/permissions';"],
  ['client/relay/network.ts', "export * from '../../server/http/server';"],
  ['server/http/server.ts', "import '../../client/main';"],
  ['server/domain/access/permissions.ts', "import '../../http/server';"],
  ['server/domain/access/permissions.ts', "import '../../schema/Issue';"],
  ['server/store/load.ts', "import '../search/list/Search';"],
  ['server/search/list/IssueSearch.ts', "import('../../domain/access/permissions');"],
  ['shared/limits.ts', "import '../server/config';"],
  ['shared/limits.ts', "import '../client/routing/routes';"],
  ['client/ui/Button.tsx', "import { graphql } from 'react-relay';"],
  ['client/ui/Button.tsx', "import '../components/Person';"],
  ['client/ui/Button.tsx', "import '../../../__generated__/UserWithAvatar_user.graphql';"],
  ['server/domain/access/permissions.ts', "import 'graphql';"],
  ['server/http/server.ts', "import '../../testing/databases';"],
  ['client/mutations/updateIssue.ts', "import '../components/Person';"],
  ['client/relay/network/post.ts', "import '../../mutations/updateIssue';"],
  ['client/mutations/updateIssue.ts', 'graphql`mutation { issue { ...IssueRow_issue } }`'],
  ['client/relay/live/startLive.ts', 'graphql`subscription { issue { ...OpenIssueCount_project } }`'],
  ['client/components/Person.tsx', 'graphql`fragment UserWithAvatar_user on User { ...IssueRow_issue }`'],
])('in %s, this import is a lint error: %s', (file, code) => {
  expect(lintSourceCode(file, code)).toHaveLength(1);
});

test.each([
  ['client/screens/issues/IssuesScreen.tsx', "import '../../ui/Button';"],
  ['client/screens/issues/IssuesScreen.tsx', "import '../../../../__generated__/IssuesQuery.graphql';"],
  ['client/ui/Button.tsx', "import '../../shared/limits';"],
  ['server/http/server.ts', "import '../schema/schema';"],
  ['server/schema/Issue.ts', "import '../domain/access/permissions';"],
  ['server/domain/access/permissions.ts', "import '../../store/Store';"],
  ['server/main.ts', "import './http/server';"],
  ['cli/main.ts', "import '../server/importers/importIssues';"],
  ['client/mutations/updateIssue.ts', 'graphql`mutation { issue { ...issueUpdate_issue } }`'],
  ['client/data/issueUpdate.ts', 'graphql`fragment issueUpdate_issue on Issue { ...IssueRow_issue }`'],
  [
    'client/screens/issues/row/IssueRow.tsx',
    'graphql`fragment IssueRow_issue on Issue { ...WorkflowStateIcon_state }`',
  ],
])('in %s, this import is allowed: %s', (file, code) => {
  expect(lintSourceCode(file, code)).toEqual([]);
});
