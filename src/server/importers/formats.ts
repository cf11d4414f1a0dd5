import { BUGZILLA_FORMAT } from './sources/bugzilla/bugzillaFormat';
import { CSV_FORMAT } from './sources/csv/csvFormat';
import type { ImportFormat } from './sources/ImportFormat';
import { GITHUB_FORMAT } from './sources/github/githubFormat';
import { GITLAB_FORMAT } from './sources/gitlab/gitlabFormat';
import { JIRA_FORMAT } from './sources/jira/jiraFormat';
import { LINEAR_FORMAT } from './sources/linear/linearFormat';
import { WINNOW_FORMAT } from './winnow/winnowFormat';

/** All formats that `winnow import` reads, in the order of its help. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [
  GITHUB_FORMAT,
  GITLAB_FORMAT,
  BUGZILLA_FORMAT,
  JIRA_FORMAT,
  LINEAR_FORMAT,
  CSV_FORMAT,
  WINNOW_FORMAT,
];
