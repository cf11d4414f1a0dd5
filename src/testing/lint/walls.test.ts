import path from 'node:path';
import { Linter } from 'eslint';
import walls from './walls';

const linter = new Linter();

/** What the walls say about one line of code in one file of src. */
function refusals(file: string, code: string): string[] {
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
  ['server/store/load.ts', "import '../search/Search';"],
  ['server/search/Search.ts', "import('../domain/access/permissions');"],
  ['shared/limits.ts', "import '../server/config';"],
  ['shared/limits.ts', "import '../client/routes';"],
  ['client/ui/Button.tsx', "import { graphql } from 'react-relay';"],
  ['client/ui/Button.tsx', "import '../components/Person';"],
  ['client/ui/Button.tsx', "import '../../../__generated__/Person_user.graphql';"],
  ['server/domain/access/permissions.ts', "import 'graphql';"],
  ['server/http/server.ts', "import '../../testing/databases';"],
])('%s may not say: %s', (file, code) => {
  expect(refusals(file, code)).toHaveLength(1);
});

test.each([
  ['client/screens/issues/IssuesScreen.tsx', "import '../../ui/Button';"],
  ['client/screens/issues/IssuesScreen.tsx', "import '../../../../__generated__/IssuesQuery.graphql';"],
  ['client/ui/Button.tsx', "import '../../shared/limits';"],
  ['server/http/server.ts', "import '../schema/schema';"],
  ['server/schema/Issue.ts', "import '../domain/access/permissions';"],
  ['server/domain/access/permissions.ts', "import '../../store/Store';"],
  ['server/main.ts', "import './http/server';"],
  ['cli/main.ts', "import '../server/importers/github';"],
])('%s may say: %s', (file, code) => {
  expect(refusals(file, code)).toEqual([]);
});
