/**
 * Test files that only `npm run test:all` runs: slow tests, and end-to-end tests of secondary features. Paths are
 * relative to src.
 */
const ONLY_IN_TEST_ALL = [
  // Builds the client once more.
  'cli/launch/stockPackages.test.ts',
  // Processes that are started and killed, and full disks.
  'server/dataFolder.test.ts',
  'server/databaseOutage.test.ts',
  'server/fullDisk.test.ts',
  'server/kill.test.ts',
  'server/killBulk.test.ts',
  'server/killEmails.test.ts',
  'server/killImport.test.ts',
  'server/killImportJobs.test.ts',
  'server/killNotifications.test.ts',
  'server/killTriage.test.ts',
  'server/main.test.ts',
  'server/search/threadRestart.test.ts',
  'server/workerRestart.test.ts',
  // Storms, random requests and random files.
  'server/fuzz.test.ts',
  'server/http/graphql/preparedQueries.test.ts',
  'server/importers/jobs/importInspection.test.ts',
  'server/schema/hostileArguments.test.ts',
  'server/storm.test.ts',
  'server/visibility.test.ts',
  'server/visibilityOfChanges.test.ts',
  'shared/query/bombs.test.ts',
  // Real trackers, backups of every earlier version, and hundreds of projects.
  'server/domain/issues/assignedIssuesOfManyProjects.test.ts',
  'server/importers/realTrackers.test.ts',
  'server/importers/sources/github/realTrackers.test.ts',
  'server/store/backup/backup.test.ts',
  'server/store/backup/backupFiles.test.ts',
  // In the browser: secondary features, tours of every screen, random keys, and floods of live updates.
  'testing/e2e/attachments.test.ts',
  'testing/e2e/bulkKeys.test.ts',
  'testing/e2e/coldLoad.test.ts',
  'testing/e2e/columns.test.ts',
  'testing/e2e/commands.test.ts',
  'testing/e2e/controls.test.ts',
  'testing/e2e/deleteProject.test.ts',
  'testing/e2e/duplicates.test.ts',
  'testing/e2e/editTexts.test.ts',
  'testing/e2e/email.test.ts',
  'testing/e2e/flood.test.ts',
  'testing/e2e/focus.test.ts',
  'testing/e2e/groups.test.ts',
  'testing/e2e/home.test.ts',
  'testing/e2e/inboxKeyboard.test.ts',
  'testing/e2e/layout.test.ts',
  'testing/e2e/longTexts.test.ts',
  'testing/e2e/offline.test.ts',
  'testing/e2e/oneIssue.test.ts',
  'testing/e2e/palette.test.ts',
  'testing/e2e/personPage.test.ts',
  'testing/e2e/preview.test.ts',
  'testing/e2e/relayFeatures.test.ts',
  'testing/e2e/searchAll.test.ts',
  'testing/e2e/sharing.test.ts',
  'testing/e2e/snippets.test.ts',
  'testing/e2e/subIssues.test.ts',
  'testing/e2e/tasks.test.ts',
  'testing/e2e/trees.test.ts',
  'testing/e2e/triageScreen.test.ts',
  'testing/e2e/twentyTasks.test.ts',
  'testing/e2e/typing/',
  'testing/e2e/unreadFields.test.ts',
  'testing/e2e/writing.test.ts',
];

/** Patterns of the test files to ignore; none unless the test runner has set WINNOW_TEST_TIER=main. */
exports.IGNORED_TEST_FILES =
  process.env.WINNOW_TEST_TIER === 'main'
    ? ONLY_IN_TEST_ALL.map((file) => `<rootDir>/src/${file.replaceAll('.', '\\.')}`)
    : [];
