import type * as exporting from './exportIssues';

/** Loads the module for exports and calls a function with it. */
export const loadExports = (run: (code: typeof exporting) => void): void =>
  void import(/* webpackChunkName: "columns" */ './exportIssues').then(run, () =>
    window.alert('The export could not be started. Check your connection.'),
  );
