import { EMAIL_REASONS } from './reasons';
import { loadProjectById } from '../projects/projects';
import { type EmailPart, formatEmailHtml, formatEmailText } from './EmailContent';
import type { EmailRequest, WrittenEmail } from './EmailSite';
import {
  formatBulkOperationKey,
  readVisibleBulkNotifications,
} from '../notifications/visibleBulkNotifications';

/**
 * Writes the email about a bulk operation. Returns null if the recipient can no longer see its project, or the issues of
 * which they were notified, and `not yet` while the operation is running.
 */
export async function writeBulkEmail({ context, site, row, person }: EmailRequest): Promise<WrittenEmail> {
  const project = await loadProjectById(context, row.project_id!);
  const operation =
    project && (await context.load.bulkOperations.load({ projectId: project.id, number: row.bulk_number }));
  if (!operation || !(await isNotificationVisible(context, row))) return null;
  if (operation.ended_at === null) return 'not yet';
  const user = operation.actor_id === null ? null : await context.load.users.load(operation.actor_id);
  const actor = user ? user.name || user.login : 'Somebody';
  const issues = operation.changed === 1 ? '1 issue' : `${operation.changed} issues`;
  const verb = operation.undo_of === null ? 'changed' : 'undid a bulk edit of';
  const parts: EmailPart[] = [
    { kind: 'paragraph', text: `${actor} ${verb} ${issues} in ${project.name}.` },
    ...(operation.comment
      ? [{ kind: 'paragraph' as const, text: `Comment on each issue:\n${operation.comment}` }]
      : []),
    {
      kind: 'button',
      label: 'View changes',
      url: `${site.baseUrl}/projects/${project.key}/bulk/${operation.number}`,
    },
  ];
  const footer = site.createNotificationFooter(person.id, EMAIL_REASONS.bulk);
  return {
    senderName: actor,
    subject: `[${project.key}] Bulk edit of ${issues}`,
    text: formatEmailText(parts, footer),
    html: formatEmailHtml(parts, footer),
    inReplyTo: site.createMessageId(`bulk-${project.id}-${operation.number}`),
    headers: {
      ...site.createNotificationHeaders(person.id),
      'List-Id': site.createListId(project.key, project.name),
      'X-Winnow-Project': project.key,
      'X-Winnow-Reason': 'bulk',
    },
  };
}

/** Whether the recipient may see an issue of which the notification is. */
async function isNotificationVisible(
  { load, store, viewer }: EmailRequest['context'],
  { project_id, bulk_number }: EmailRequest['row'],
): Promise<boolean> {
  const restrictedProjects = await load.restrictedProjects([project_id!]);
  if (restrictedProjects.length === 0) return true;
  const { counts } = await readVisibleBulkNotifications(store.background, viewer!.id, restrictedProjects);
  return counts.has(formatBulkOperationKey({ project_id: project_id!, bulk_number }));
}
