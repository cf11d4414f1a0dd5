/** Writes the email about new events of an issue. */
import {
  getEventKindByCode,
  getPartByEventKind,
  type NotifyingEventKind,
} from '../../../shared/events/kinds';
import { EMAIL_EVENTS_MAX, EMAIL_TEXT_LENGTH_MAX } from '../../../shared/limits';
import { NOTIFICATION_REASONS } from '../../../shared/notifications';
import type { EmailEventRow } from '../../store/read/email';
import type { IssueRow } from '../../store/read/issues';
import { loadIssueBody, loadVisibleIssue } from '../issues/issues';
import { renderCommentToHtml, renderIssueBodyToHtml } from '../issues/renderTexts';
import { requireVisibleProject } from '../projects/projects';
import { loadWorkflowStates } from '../projects/workflow';
import { type EmailPart, formatEmailHtml, formatEmailText } from './EmailContent';
import type { EmailRequest, WrittenEmail } from './EmailSite';
import { EMAIL_REASONS } from './reasons';
import { toEmailHtml } from './toEmailHtml';

/** Returns null if the recipient can no longer see the issue, or none of its events can be shown any more. */
export async function writeIssueEmail({
  context,
  site,
  row,
  person,
  events,
}: EmailRequest): Promise<WrittenEmail> {
  const key = { projectId: row.project_id!, number: row.issue_number };
  const issue = await loadVisibleIssue(context, key);
  if (!issue) return null;
  const project = await requireVisibleProject(context, key.projectId);
  const issueKey = `${project.key}-${issue.number}`;
  const url = `${site.baseUrl}/projects/${project.key}/issues/${issue.number}`;
  const reason = NOTIFICATION_REASONS[row.reason!]!;
  const parts: EmailPart[] = [];
  if (events.length > EMAIL_EVENTS_MAX)
    parts.push({ kind: 'paragraph', text: `Only the last ${EMAIL_EVENTS_MAX} changes are shown here.` });
  if (reason === 'due_soon') parts.push({ kind: 'paragraph', text: describeDueDate(issue) });
  const shown = events.slice(-EMAIL_EVENTS_MAX);
  const authors = new Map<number | null, string>();
  for (const event of shown) {
    const actor = await nameActor(context, event);
    const described = await describeEvent({ context, baseUrl: site.baseUrl, issue, event, actor });
    if (described.length > 0) authors.set(event.actor_id, actor);
    parts.push(...described);
  }
  if (parts.length === 0) return null;
  parts.push({ kind: 'button', label: `View ${issueKey}`, url });
  const footer = site.createNotificationFooter(person.id, EMAIL_REASONS[reason]);
  return {
    senderName: authors.size === 1 ? [...authors.values()][0]! : null,
    subject: `[${issueKey}] ${issue.title}`,
    text: formatEmailText(parts, footer),
    html: formatEmailHtml(parts, footer),
    inReplyTo: site.createMessageId(`issue-${project.id}-${issue.number}`),
    headers: {
      ...site.createNotificationHeaders(person.id),
      'List-Id': site.createListId(project.key, project.name),
      'X-Winnow-Project': project.key,
      'X-Winnow-Reason': reason,
    },
  };
}

const describeDueDate = ({ due_on }: IssueRow): string =>
  due_on ? `This issue is due on ${due_on.toISOString().slice(0, 10)}.` : 'This issue was due soon.';

async function nameActor(context: EmailRequest['context'], { actor_id }: EmailEventRow): Promise<string> {
  const user = actor_id === null ? null : await context.load.users.load(actor_id);
  return user ? user.name || user.login : 'Somebody';
}

interface DescribedEvent {
  context: EmailRequest['context'];
  baseUrl: string;
  issue: IssueRow;
  event: EmailEventRow;
  /** Name of the actor. */
  actor: string;
}

/** Describes an event. Returns an empty list if its text was deleted or hidden meanwhile. */
type EventDescriber = (described: DescribedEvent) => Promise<EmailPart[]>;

/** @param action what the actor did to the issue */
const describeIssueText =
  (action: string): EventDescriber =>
  async ({ context, baseUrl, issue, actor }) => {
    const text = `${actor} ${action} this issue:`;
    const body = await loadIssueBody(context, issue);
    return [
      { kind: 'paragraph', text: body === '' ? text.replace(/:$/, '.') : text },
      ...quoteText(body, await renderIssueBodyToHtml(context, issue), baseUrl),
    ];
  };

/** @param action what the actor did */
const describeComment =
  (action: string): EventDescriber =>
  async ({ context, baseUrl, issue, event: { comment_id: id }, actor }) => {
    const comment =
      id === null ? null : await context.load.comments.load({ projectId: issue.project_id, id });
    if (!comment || comment.removed_at || comment.hidden) return [];
    const html = await renderCommentToHtml(context, comment);
    return [{ kind: 'paragraph', text: `${actor} ${action}:` }, ...quoteText(comment.body, html, baseUrl)];
  };

const EVENT_DESCRIBERS: Readonly<Record<NotifyingEventKind, EventDescriber>> = {
  opened: describeIssueText('created'),
  released: describeIssueText('released'),
  body_edited: describeIssueText('edited the description of'),
  commented: describeComment('commented'),
  comment_edited: describeComment('edited a comment'),
  async state_changed({ context, issue, event: { after }, actor }) {
    const states = await loadWorkflowStates(context, await requireVisibleProject(context, issue.project_id));
    const state = states.find(({ id }) => id === Number(after?.['state']));
    return state ? [{ kind: 'paragraph', text: `${actor} changed the state to ${state.name}.` }] : [];
  },
  async assigned({ context, event: { after }, actor }) {
    const assigneeId = Number(after?.['user'] ?? 0);
    const assignee = assigneeId > 0 ? await context.load.users.load(assigneeId) : null;
    if (!assignee) return [];
    const isRecipient = assignee.id === context.viewer?.id;
    const name = isRecipient ? 'you' : assignee.name || assignee.login;
    return [{ kind: 'paragraph', text: `${actor} assigned ${name}.` }];
  },
};

const describeEvent: EventDescriber = async (described) =>
  getPartByEventKind(EVENT_DESCRIBERS, getEventKindByCode(described.event.kind))?.(described) ?? [];

/** Quotes a text. A text that is too long is left out with a note, because cutting it could change its meaning. */
function quoteText(text: string, html: string, baseUrl: string): EmailPart[] {
  if (text === '') return [];
  return text.length > EMAIL_TEXT_LENGTH_MAX
    ? [{ kind: 'paragraph', text: 'The text is too long for an email. Open the issue to read it.' }]
    : [{ kind: 'quotation', text, html: toEmailHtml(html, baseUrl) }];
}
