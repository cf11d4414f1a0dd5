/**
 * Three projects: `node` (server, shared, tools), `jsdom` (components), and `e2e` (the built
 * product in a real browser; only with --selectProjects e2e, as it needs a build).
 */
const inTheBrowser = ['<rootDir>/src/client/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'];

const common = {
  rootDir: __dirname,
  transform: { '\\.tsx?$': '<rootDir>/src/testing/jest/transform.js' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/build/'],
};

/** @type {import('jest').Config} */
module.exports = {
  cacheDirectory: 'node_modules/.cache/jest',
  maxWorkers: 2,
  // A database is opened, or a browser started, on a machine that is busy with the other tests; and what
  // waits for a state (eventually.ts) says which before its time is up.
  testTimeout: process.env.WINNOW_LONG ? 600_000 : 120_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/src/testing/jest/nodeEnvironment.js',
      globalSetup: '<rootDir>/src/testing/jest/nodeSetup.ts',
      globalTeardown: '<rootDir>/src/testing/jest/nodeTeardown.ts',
      transform: {
        '/node_modules/.*\\.[cm]?js$': '<rootDir>/src/testing/jest/packageStub.js',
        ...common.transform,
      },
      transformIgnorePatterns: [],
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/client/', '<rootDir>/src/testing/e2e/'],
    },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/src/testing/jest/browserEnvironment.js',
      testMatch: inTheBrowser,
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/testing/jest/styleSheet.js',
        // As in webpack.config.js.
        '^react-relay$': 'react-relay/hooks',
      },
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/src/testing/e2e/globalSetup.ts',
      globalTeardown: '<rootDir>/src/testing/e2e/globalTeardown.ts',
      testMatch: ['<rootDir>/src/testing/e2e/**/*.test.ts'],
    },
  ],
};
