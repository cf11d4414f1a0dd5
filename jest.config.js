const { IGNORED_TEST_FILES } = require('./src/testing/runner/tiers');

/**
 * Three projects: `node` (server, shared code and tools), `jsdom` (components) and `e2e` (the built product
 * in a real browser; runs only with --selectProjects e2e, because it needs a build).
 */
const inTheBrowser = ['<rootDir>/src/client/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'];

const common = {
  rootDir: __dirname,
  transform: { '\\.tsx?$': '<rootDir>/src/testing/jest/transform.js' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/build/'],
};

/** Packages and modules of the server are loaded by Node itself (see processModule.js). */
const inTheProcess = {
  testEnvironment: '<rootDir>/src/testing/jest/nodeEnvironment.js',
  transform: {
    '/node_modules/.*\\.[cm]?js$': '<rootDir>/src/testing/jest/processModule.js',
    '/src/(server|shared|testing/databasePool)/(?!.*\\.test\\.ts$).*\\.ts$':
      '<rootDir>/src/testing/jest/processModule.js',
    ...common.transform,
  },
  transformIgnorePatterns: [],
};

/** @type {import('jest').Config} */
module.exports = {
  cacheDirectory: 'node_modules/.cache/jest',
  maxWorkers: 2,
  // Longer than the time limit of waitUntil.ts, so that a wait that fails reports its own error first.
  testTimeout: process.env.WINNOW_LONG === '1' ? 600_000 : 120_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      ...inTheProcess,
      setupFilesAfterEnv: ['<rootDir>/src/testing/jest/propertyTests.ts'],
      globalSetup: '<rootDir>/src/testing/jest/nodeSetup.ts',
      globalTeardown: '<rootDir>/src/testing/jest/nodeTeardown.ts',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/src/client/',
        '<rootDir>/src/testing/e2e/',
        ...IGNORED_TEST_FILES,
      ],
    },
    {
      ...common,
      displayName: 'jsdom',
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/jest/propertyTests.ts',
        '<rootDir>/src/testing/jest/componentTests.ts',
      ],
      testEnvironment: '<rootDir>/src/testing/jest/browserEnvironment.js',
      testMatch: inTheBrowser,
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/testing/jest/styleSheet.js',
        '\\.svg$': '<rootDir>/src/testing/jest/imageUrl.js',
        // The same alias as in webpack.config.js.
        '^react-relay$': 'react-relay/hooks',
      },
    },
    {
      ...common,
      displayName: 'e2e',
      ...inTheProcess,
      globalSetup: '<rootDir>/src/testing/e2e/globalSetup.ts',
      globalTeardown: '<rootDir>/src/testing/e2e/globalTeardown.ts',
      testMatch: ['<rootDir>/src/testing/e2e/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...IGNORED_TEST_FILES],
    },
  ],
};
