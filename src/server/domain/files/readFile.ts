/** Permissions to read attached files. */
import type { FileKey } from '../../../shared/files';
import { type FileRow, readFileWithReferences } from '../../store/read/files';
import { hasPermission } from '../access/permissions';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById, requireIssueVisibility } from '../projects/projects';

/**
 * Reads a file that the viewer may see: a text that the viewer can read refers to it, or the viewer uploaded it and no
 * text refers to it. Returns null for all others, as if they did not exist. Files of hidden comments are visible to
 * maintainers only.
 */
export async function readVisibleFile(context: RequestContext, key: FileKey): Promise<FileRow | null> {
  const project = await loadProjectById(context, key.projectId);
  if (!project) return null;
  const file = await readFileWithReferences(context.store.db, key, requireIssueVisibility(context, project));
  if (!file) return null;
  const { isInVisibleText, isInHiddenText } = file;
  if (isInVisibleText) return file;
  if (isInHiddenText) return hasPermission(context.viewer, 'MAINTAIN', { project }) ? file : null;
  return context.viewer?.id === file.uploader_id ? file : null;
}
