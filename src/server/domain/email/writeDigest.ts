/** Writes the daily digest. */
import { DIGEST_NOTIFICATIONS_MAX } from '../../../shared/limits';
import { NOTIFICATION_REASONS } from '../../../shared/notifications';
import { type DigestNotificationRow, readDigestNotifications } from '../../store/read/email';
import type { ProjectRow } from '../../store/read/projects';
import { loadVisibleIssue } from '../issues/issues';
import {
  formatBulkOperationKey,
  readVisibleBulkNotifications,
} from '../notifications/visibleBulkNotifications';
import { loadVisibleProjects } from '../projects/projects';
import { type EmailPart, formatEmailHtml, formatEmailText } from './EmailContent';
import type { EmailRequest, WrittenEmail } from './EmailSite';
import { DIGEST_HEADINGS } from './reasons';

/** Returns null if the period has no unread notifications, or the recipient has turned off digests. */
export async function writeDigest({ context, site, row, person, mode }: EmailRequest): Promise<WrittenEmail> {
  const { background } = context.store;
  if (mode !== 'digest') return null;
  const projects = await loadVisibleProjects(context);
  const projectIds = projects.map(({ id }) => id);
  const restrictedProjects = await context.load.restrictedProjects(projectIds);
  const { hiddenIds, counts } = await readVisibleBulkNotifications(background, person.id, restrictedProjects);
  const { rows: stored, total } = await readDigestNotifications(background, {
    userId: person.id,
    projectIds,
    restrictedProjects,
    hiddenIds,
    after: row.period_start!,
    upTo: row.period_end!,
    limit: DIGEST_NOTIFICATIONS_MAX,
  });
  if (stored.length === 0) return null;
  const rows = stored.map((each) => ({ ...each, ...counts.get(formatBulkOperationKey(each)) }));
  const parts: EmailPart[] = [
    { kind: 'paragraph', text: `${count(total, 'unread notification')} since the last digest:` },
  ];
  for (const project of projects) {
    const own = rows.filter(({ project_id }) => project_id === project.id);
    if (own.length > 0) parts.push(...(await describeProject(context, site.baseUrl, project, own)));
  }
  const inboxUrl = `${site.baseUrl}/inbox`;
  const label = total > rows.length ? `View ${total - rows.length} more in the inbox` : 'View inbox';
  parts.push({ kind: 'button', label, url: inboxUrl });
  const footer = site.createNotificationFooter(person.id, 'you have chosen a daily digest');
  return {
    senderName: null,
    subject: `${count(total, 'notification')} in ${nameProjects(projects, rows)}`,
    text: formatEmailText(parts, footer),
    html: formatEmailHtml(parts, footer),
    headers: site.createNotificationHeaders(person.id),
  };
}

/** The notifications of a project by reason, the strongest reason first. */
async function describeProject(
  context: EmailRequest['context'],
  baseUrl: string,
  project: ProjectRow,
  rows: readonly DigestNotificationRow[],
): Promise<EmailPart[]> {
  const parts: EmailPart[] = [];
  for (const [code, reason] of NOTIFICATION_REASONS.entries()) {
    const items = await Promise.all(
      rows
        .filter((row) => row.reason === code)
        .map((row) => describeNotification(context, baseUrl, project, row)),
    );
    const visible = items.filter((item) => item !== null);
    if (visible.length === 0) continue;
    parts.push(
      { kind: 'heading', text: `${project.name}: ${DIGEST_HEADINGS[reason]}` },
      { kind: 'list', items: visible },
    );
  }
  return parts;
}

async function describeNotification(
  context: EmailRequest['context'],
  baseUrl: string,
  { id: projectId, key }: ProjectRow,
  { issue_number: number, bulk_number: bulkNumber, event_count }: DigestNotificationRow,
): Promise<{ label: string; url: string; note: string } | null> {
  const note = count(event_count, 'change');
  if (bulkNumber > 0)
    return { label: `Bulk edit ${bulkNumber}`, url: `${baseUrl}/projects/${key}/bulk/${bulkNumber}`, note };
  const issue = await loadVisibleIssue(context, { projectId, number });
  return (
    issue && {
      label: `${key}-${number} ${issue.title}`,
      url: `${baseUrl}/projects/${key}/issues/${number}`,
      note,
    }
  );
}

function nameProjects(projects: readonly ProjectRow[], rows: readonly DigestNotificationRow[]): string {
  const names = projects
    .filter(({ id }) => rows.some((row) => row.project_id === id))
    .map(({ name }) => name);
  return names.length > 2 ? count(names.length, 'project') : names.join(' and ');
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
