import { BUGZILLA_FORMAT } from './bugzilla/bugzillaFormat';
import { CSV_FORMAT } from './csv/csvFormat';
import type { ImportFormat } from './format/ImportFormat';
import { GITHUB_FORMAT } from './github/githubFormat';
import { GITLAB_FORMAT } from './gitlab/gitlabFormat';
import { JIRA_FORMAT } from './jira/jiraFormat';
import { LINEAR_FORMAT } from './linear/linearFormat';
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
