/** The texts of issues and comments as HTML, their references leading to what the viewer may see. */
import { WinnowError } from '../../../shared/errors';
import { bodyProblem } from '../../../shared/validation/texts';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { MilestoneRow } from '../../store/read/terms';
import { bodyOf } from '../issues';
import { projectByKey, requireProject } from '../projects';
import type { Reader } from '../Reader';
import { findReferences, type ReferenceTargets } from './references';

export async function renderIssueBody(reader: Reader, issue: IssueRow): Promise<string> {
  return renderText(reader, issue.project_id, await bodyOf(reader, issue));
}

export async function renderComment(reader: Reader, comment: CommentRow): Promise<string> {
  return renderText(reader, comment.project_id, comment.body);
}

export async function renderMilestone(reader: Reader, milestone: MilestoneRow): Promise<string> {
  return renderText(reader, milestone.project_id, milestone.description);
}

/** A text of this project that is being written. @throws WinnowError VALIDATION_FAILED where it cannot be kept */
export async function renderDraft(reader: Reader, project: ProjectRow, text: string): Promise<string> {
  const problem = bodyProblem(text);
  if (problem) throw new WinnowError('VALIDATION_FAILED', problem);
  return renderText(reader, project.id, text);
}

async function renderText(reader: Reader, projectId: number, text: string): Promise<string> {
  const { key } = await requireProject(reader, projectId);
  return reader.markdown.render(text, await targetsOf(reader, key, text));
}

async function targetsOf(reader: Reader, projectKey: string, text: string): Promise<ReferenceTargets> {
  const found = findReferences(text, projectKey);
  const [issues, users] = await Promise.all([
    Promise.all(found.issues.map((key) => issueExists(reader, key))),
    Promise.all(found.logins.map((login) => reader.load.usersByLogin.load(login))),
  ]);
  return {
    projectKey,
    issues: new Set(found.issues.filter((_, index) => issues[index])),
    logins: new Set(found.logins.filter((_, index) => users[index])),
  };
}

async function issueExists(reader: Reader, key: string): Promise<boolean> {
  const [projectKey = '', number = ''] = key.split('-');
  const project = await projectByKey(reader, projectKey);
  return (
    project !== null &&
    (await reader.load.issues.load({ projectId: project.id, number: Number(number) })) !== null
  );
}
