/** Issue, comment and milestone texts as HTML. References become links only to what the viewer may see. */
import { LRUCache } from 'lru-cache';
import { WinnowError } from '../../../shared/errors';
import { findFileKeys, formatFileId } from '../../../shared/files';
import { parseSourceIdentifier } from '../../../shared/sourceIdentifiers';
import { getIssueBodyProblem } from '../../../shared/validation/texts';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRowKey, IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { MilestoneRow } from '../../store/read/attributes';
import {
  findImportedIssue,
  findIssueBySourceIdentifier,
  loadProjectSourceRepository,
  loadIssueSourceRepository,
} from './importSources';
import { loadIssueBody, toIssueRowKey } from './issues';
import { allMaybePromises, mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import { loadProjectByKey, requireVisibleProject } from '../projects/projects';
import { isMentionedUserVisible } from '../projects/visibleUsers';
import type { RequestContext } from '../context/RequestContext';
import {
  type AttachedFile,
  findTextReferences,
  type FoundTextReferences,
  mayReferToSource,
  REFERENCES_PER_TEXT_MAX,
  type TextOrigin,
  type TextReferenceTargets,
} from '../markdown/references';

/**
 * The HTML of all further texts after the request has exceeded its budget. Clients do not receive it, because the
 * response is replaced (RequestBudget.ts).
 */
const LEFT_OUT_HTML = '';

export async function renderIssueBodyToHtml(context: RequestContext, issue: IssueRow): Promise<string> {
  return renderIssueText(context, toIssueRowKey(issue), await loadIssueBody(context, issue), true);
}

export async function renderCommentToHtml(context: RequestContext, comment: CommentRow): Promise<string> {
  const issue = { projectId: comment.project_id, number: comment.issue_number };
  return renderIssueText(context, issue, comment.body, comment.source_id !== null);
}

export async function renderMilestoneDescriptionToHtml(
  context: RequestContext,
  milestone: MilestoneRow,
): Promise<string> {
  if (context.budget?.countRenderedText(milestone.description.length) === false) return LEFT_OUT_HTML;
  return renderProjectText(context, milestone.project_id, milestone.description);
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
  if (context.budget?.countRenderedText(text.length) === false) return LEFT_OUT_HTML;
  const problem = getIssueBodyProblem(text);
  if (problem) throw new WinnowError('VALIDATION_FAILED', problem);
  return renderProjectText(context, project.id, text);
}

/** @param mayBeImported whether the text was imported, provided that its issue was imported */
async function renderIssueText(
  context: RequestContext,
  issue: IssueRowKey,
  text: string,
  mayBeImported: boolean,
): Promise<string> {
  if (context.budget?.countRenderedText(text.length) === false) return LEFT_OUT_HTML;
  const source = mayReferToSource(text) ? await context.load.sources.load(issue) : null;
  if (!source) return renderProjectText(context, issue.projectId, text);
  const [{ key }, repository] = await Promise.all([
    requireVisibleProject(context, issue.projectId),
    loadIssueSourceRepository(context, issue),
  ]);
  // The source id of an imported issue may lack the repository.
  const ownOrProjectRepository = repository ?? (await loadProjectSourceRepository(context, issue.projectId));
  const origin = {
    projectKey: key,
    repository: ownOrProjectRepository,
    isImported: mayBeImported,
  };
  return renderMarkdownText(context, issue.projectId, text, origin);
}

async function renderProjectText(context: RequestContext, projectId: number, text: string): Promise<string> {
  const { key } = await requireVisibleProject(context, projectId);
  if (context.budget?.exceeded) return LEFT_OUT_HTML;
  const repository = mayReferToSource(text) ? await loadProjectSourceRepository(context, projectId) : null;
  return renderMarkdownText(context, projectId, text, { projectKey: key, repository, isImported: false });
}

async function renderMarkdownText(
  context: RequestContext,
  projectId: number,
  text: string,
  origin: TextOrigin,
): Promise<string> {
  if (context.budget?.exceeded) return LEFT_OUT_HTML;
  const targets = await loadTextReferenceTargets(context, projectId, text, origin);
  return context.markdown.render(text, targets, context.budget);
}

/**
 * References of long texts, by origin and text, because the same text can occur many times in one request and in
 * repeated ones.
 */
const referencesOfLongTexts = new LRUCache<string, FoundTextReferences>({ max: 200 });
const LONG_TEXT_LENGTH_MIN = 2_000;

function findKeptTextReferences(text: string, origin: TextOrigin): FoundTextReferences {
  if (text.length < LONG_TEXT_LENGTH_MIN) return findTextReferences(text, origin);
  const key = `${JSON.stringify(origin)} ${text}`;
  const known = referencesOfLongTexts.get(key) ?? findTextReferences(text, origin);
  referencesOfLongTexts.set(key, known);
  return known;
}

async function loadTextReferenceTargets(
  context: RequestContext,
  projectId: number,
  text: string,
  origin: TextOrigin,
): Promise<TextReferenceTargets> {
  const found = findKeptTextReferences(text, origin);
  const fileKeys = findFileKeys(text).slice(0, REFERENCES_PER_TEXT_MAX);
  const [issues, importedIssues, identifiedIssues, areLoginsVisible, files] = await Promise.all([
    Promise.all(found.issues.map((key) => issueExists(context, key))),
    Promise.all(found.sourceIssues.map((urlKey) => findImportedIssueKey(context, urlKey, origin))),
    Promise.all(found.identifiers.map((reference) => findIdentifiedIssueKey(context, reference, origin))),
    allMaybePromises(found.logins.map((login) => isLoginVisible(context, projectId, login))),
    allMaybePromises(fileKeys.map((key) => context.load.files.load(key))),
  ]);
  return {
    ...origin,
    issues: new Set(found.issues.filter((_, index) => issues[index])),
    importedIssues: new Map(
      found.sourceIssues.flatMap((urlKey, index): [string, string][] => {
        const key = importedIssues[index];
        return key ? [[urlKey, key]] : [];
      }),
    ),
    identifiedIssues: new Map(
      found.identifiers.flatMap(({ identifier }, index): [string, string][] => {
        const key = identifiedIssues[index];
        return key ? [[identifier, key]] : [];
      }),
    ),
    logins: new Set(found.logins.filter((_, index) => areLoginsVisible[index])),
    files: new Map(
      fileKeys.flatMap((key, index): [string, AttachedFile][] => {
        const file = files[index];
        return file ? [[formatFileId(key), { size: file.size, width: file.width, height: file.height }]] : [];
      }),
    ),
  };
}

function isLoginVisible(context: RequestContext, projectId: number, login: string): MaybePromise<boolean> {
  return mapMaybePromise(context.load.usersByLogin.load(login), (user) =>
    user === null ? false : isMentionedUserVisible(context, projectId, user),
  );
}

async function findImportedIssueKey(
  context: RequestContext,
  urlKey: string,
  { projectKey }: TextOrigin,
): Promise<string | null> {
  const found = await findImportedIssue(context, urlKey, projectKey);
  return found && `${found.project.key}-${found.issue.number}`;
}

/**
 * Chooses the target of an identifier: in an imported text, the issue of the other tracker; in other texts, preferably
 * the issue of Winnow with the same key.
 */
async function findIdentifiedIssueKey(
  context: RequestContext,
  { identifier, issue }: FoundTextReferences['identifiers'][number],
  { projectKey, isImported }: TextOrigin,
): Promise<string | null> {
  if (!isImported && issue !== null && (await issueExists(context, issue))) return null;
  const parsed = parseSourceIdentifier(identifier);
  const found = parsed && (await findIssueBySourceIdentifier(context, parsed, projectKey));
  return found && `${found.project.key}-${found.issue.number}`;
}

async function issueExists(context: RequestContext, key: string): Promise<boolean> {
  const [projectKey = '', number = ''] = key.split('-');
  const project = await loadProjectByKey(context, projectKey);
  return (
    project !== null &&
    (await context.load.issues.load({ projectId: project.id, number: Number(number) })) !== null
  );
}
