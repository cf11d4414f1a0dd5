/** Issue, comment and milestone texts as HTML. References become links only to what the viewer may see. */
import { WinnowError } from '../../../shared/errors';
import { getIssueBodyProblem } from '../../../shared/validation/texts';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { MilestoneRow } from '../../store/read/attributes';
import { loadIssueBody } from './issues';
import { loadProjectByKey, requireVisibleProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { findTextReferences, type TextReferenceTargets } from '../markdown/references';

export async function renderIssueBody(context: RequestContext, issue: IssueRow): Promise<string> {
  return renderMarkdownText(context, issue.project_id, await loadIssueBody(context, issue));
}

export async function renderComment(context: RequestContext, comment: CommentRow): Promise<string> {
  return renderMarkdownText(context, comment.project_id, comment.body);
}

export async function renderMilestoneDescription(
  context: RequestContext,
  milestone: MilestoneRow,
): Promise<string> {
  return renderMarkdownText(context, milestone.project_id, milestone.description);
}

/**
 * Previews a text that has not been saved.
 * @throws WinnowError VALIDATION_FAILED if it could not be saved
 */
export async function renderMarkdownPreview(
  context: RequestContext,
  project: ProjectRow,
  text: string,
): Promise<string> {
  const problem = getIssueBodyProblem(text);
  if (problem) throw new WinnowError('VALIDATION_FAILED', problem);
  return renderMarkdownText(context, project.id, text);
}

async function renderMarkdownText(context: RequestContext, projectId: number, text: string): Promise<string> {
  const { key } = await requireVisibleProject(context, projectId);
  return context.markdown.render(text, await loadTextReferenceTargets(context, key, text));
}

async function loadTextReferenceTargets(
  context: RequestContext,
  projectKey: string,
  text: string,
): Promise<TextReferenceTargets> {
  const found = findTextReferences(text, projectKey);
  const [issues, users] = await Promise.all([
    Promise.all(found.issues.map((key) => issueExists(context, key))),
    Promise.all(found.logins.map((login) => context.load.usersByLogin.load(login))),
  ]);
  return {
    projectKey,
    issues: new Set(found.issues.filter((_, index) => issues[index])),
    logins: new Set(found.logins.filter((_, index) => users[index])),
  };
}

async function issueExists(context: RequestContext, key: string): Promise<boolean> {
  const [projectKey = '', number = ''] = key.split('-');
  const project = await loadProjectByKey(context, projectKey);
  return (
    project !== null &&
    (await context.load.issues.load({ projectId: project.id, number: Number(number) })) !== null
  );
}
