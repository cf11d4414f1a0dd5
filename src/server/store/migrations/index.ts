/** All migrations in order. They are imported rather than read from a folder, so that the bundle contains them. */
import type { Migration } from 'kysely';
import * as reading from './0001_reading';
import * as writing from './0002_writing';
import * as bulk from './0003_bulk';
import * as fewerIndexes from './0004_fewer_indexes';
import * as identity from './0005_identity';
import * as projectSources from './0006_project_sources';
import * as importedLogins from './0007_imported_logins';
import * as deletedLabels from './0008_deleted_labels';
import * as deletedProjects from './0009_deleted_projects';
import * as bulkSelection from './0010_bulk_selection';
import * as notifications from './0011_notifications';
import * as email from './0012_email';
import * as files from './0013_files';
import * as reactions from './0014_reactions';
import * as inbox from './0016_inbox';
import * as taskCounts from './0017_task_counts';
import * as importedCommentReactions from './0018_imported_comment_reactions';
import * as inboxVersions from './0020_inbox_versions';
import * as savedViews from './0021_saved_views';
import * as commandKeys from './0022_command_keys';
import * as savedViewColumns from './0023_saved_view_columns';
import * as feeds from './0024_feeds';
import * as subIssues from './0025_sub_issues';
import * as savedViewTrees from './0027_saved_view_trees';
import * as duplicates from './0029_duplicates';
import * as duplicateClusters from './0030_duplicate_clusters';
import * as triage from './0031_triage';
import * as newAccounts from './0032_new_accounts';
import * as duplicateGenerations from './0033_duplicate_generations';
import * as triageDecisions from './0034_triage_decisions';
import * as linksThatMoveVotes from './0035_links_that_move_votes';
import * as importJobs from './0036_import_jobs';
import * as exportJobs from './0038_exports';
import * as personClaims from './0039_person_claims';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_reading': reading,
  '0002_writing': writing,
  '0003_bulk': bulk,
  '0004_fewer_indexes': fewerIndexes,
  '0005_identity': identity,
  '0006_project_sources': projectSources,
  '0007_imported_logins': importedLogins,
  '0008_deleted_labels': deletedLabels,
  '0009_deleted_projects': deletedProjects,
  '0010_bulk_selection': bulkSelection,
  '0011_notifications': notifications,
  '0012_email': email,
  '0013_files': files,
  '0014_reactions': reactions,
  '0016_inbox': inbox,
  '0017_task_counts': taskCounts,
  '0018_imported_comment_reactions': importedCommentReactions,
  '0020_inbox_versions': inboxVersions,
  '0021_saved_views': savedViews,
  '0022_command_keys': commandKeys,
  '0023_saved_view_columns': savedViewColumns,
  '0024_feeds': feeds,
  '0025_sub_issues': subIssues,
  '0027_saved_view_trees': savedViewTrees,
  '0029_duplicates': duplicates,
  '0030_duplicate_clusters': duplicateClusters,
  '0031_triage': triage,
  '0032_new_accounts': newAccounts,
  '0033_duplicate_generations': duplicateGenerations,
  '0034_triage_decisions': triageDecisions,
  '0035_links_that_move_votes': linksThatMoveVotes,
  '0036_import_jobs': importJobs,
  '0038_exports': exportJobs,
  '0039_person_claims': personClaims,
};
