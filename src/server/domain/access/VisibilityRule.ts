/**
 * The rule that decides which issues of a project a viewer may see. All code that shows, counts or finds issues uses
 * the rule of the request context, which tests can replace.
 */
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission, type Viewer } from './permissions';

/** Returns the issues of the project that the viewer may see. Null: the viewer may not see even the project. */
export type VisibilityRule = (viewer: Viewer | null, project: ProjectRow) => IssueVisibility | null;

/** The rule of the product: viewers who may read a project may see all its issues. */
export const getVisibleIssuesOfProject: VisibilityRule = (viewer, project) =>
  hasPermission(viewer, 'READ', { project }) ? 'all' : null;
