/** Creates and edits projects. */
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER, PROJECT_VISIBILITIES } from '../../../../shared/issue';
import { getDescriptionProblem } from '../../../../shared/validation/labels';
import { getProjectKeyProblem, getProjectNameProblem } from '../../../../shared/validation/projects';
import type { EditableProjectFields } from '../../../store/changes/advanceProject';
import { appendProjectEvents } from '../../../store/write/events';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { readEditableProjectFields, insertProject } from '../../../store/write/projects';
import { writeAuditEntry, type AuditEntry } from '../../audit/audit';
import type { RequestContext } from '../../context/RequestContext';
import {
  createInvalidFieldError,
  MutationRejectedError,
  rejectInvalidFields,
  createSignInRequiredError,
} from '../../base/UserError';
import { requireMaintainer } from '../../writing/requireMaintainer';
import { rejectStaleEdit } from '../../writing/rejectStaleEdit';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export interface ProjectInput {
  name?: string | null;
  description?: string | null;
  /** An index of PROJECT_VISIBILITIES. */
  visibility?: number | null;
}

/** The fields that an edit can change. They have the same names in the input and in events. */
const EDITED_PROJECT_FIELDS = [
  { input: 'name' },
  { input: 'description' },
  { input: 'visibility', format: (value: string | number) => PROJECT_VISIBILITIES[Number(value)] ?? '' },
] as const;

export interface ProjectMutationResult {
  projectId: number;
}

/** Every signed-in user may create projects and becomes the maintainer of their own. */
export function createProject(
  context: RequestContext,
  { key, name, description, visibility }: ProjectInput & { key: string; name: string },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { viewer } = context;
    if (!viewer) throw new MutationRejectedError(createSignInRequiredError());
    const fields = validateProjectFields({ name, description: description ?? '' }, getProjectKeyProblem(key));
    const project = {
      ...fields,
      key,
      createdAt: new Date(),
      visibility: PROJECT_VISIBILITIES[visibility ?? PROJECT_VISIBILITIES.indexOf('internal')]!,
    };
    return async (tx) => {
      const projectId = await insertProject(tx, project, viewer.id);
      if (projectId === null)
        throw new MutationRejectedError(
          createInvalidFieldError('key', `The key ${key} is not available. Choose another key.`),
        );
      const details = { visibility: project.visibility };
      await writeAuditEntry(tx, context, { action: 'project_created', subject: key, details });
      return { projectId };
    };
  });
}

export function updateProject(
  context: RequestContext,
  { id, baseVersion, ...input }: ProjectInput & { id: string; baseVersion?: string | null },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireMaintainer(context, id, 'edit the project');
    return async (tx) => {
      const counters = await lockProjectCounters(tx, project.id);
      const before = await readEditableProjectFields(tx, project.id);
      const after = {
        ...validateProjectFields({
          name: input.name ?? before.name,
          description: input.description === undefined ? before.description : (input.description ?? ''),
        }),
        visibility: input.visibility ?? before.visibility,
      };
      await rejectStaleEdit(tx, {
        projectId: project.id,
        issueNumber: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
        kind: 'project_changed',
        object: null,
        baseVersion,
        actorId: actor.id,
        fields: EDITED_PROJECT_FIELDS.filter(({ input: name }) => before[name] !== after[name]),
      });
      if (JSON.stringify(before) !== JSON.stringify(after)) {
        const event = {
          number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
          kind: 'project_changed',
          before,
          after,
        } as const;
        const meta = { actorId: actor.id, at: new Date() };
        const details = createProjectAuditDetails(before, after);
        await writeAuditEntry(tx, context, { action: 'project_changed', subject: project.key, details });
        await appendProjectEvents(tx, project.id, meta, [event], { ...counters, ...after });
      }
      return { projectId: project.id };
    };
  });
}

/** Details of an audit entry: the names of the changed fields, and the old and new visibility if it changed. */
function createProjectAuditDetails(
  before: EditableProjectFields,
  after: EditableProjectFields,
): AuditEntry['details'] {
  const names = (['name', 'description', 'visibility'] as const).filter(
    (name) => before[name] !== after[name],
  );
  const name = ({ visibility }: EditableProjectFields) => PROJECT_VISIBILITIES[visibility]!;
  const isVisibilityChanged = names.includes('visibility');
  return {
    fields: names.join(', '),
    ...(isVisibilityChanged ? { from: name(before), to: name(after) } : {}),
  };
}

/**
 * The name and description of a project, trimmed.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
function validateProjectFields(
  fields: { name: string; description: string },
  keyProblem: string | null = null,
) {
  const trimmed = { name: fields.name.trim(), description: fields.description };
  rejectInvalidFields([
    ['key', keyProblem],
    ['name', getProjectNameProblem(trimmed.name)],
    ['description', getDescriptionProblem(trimmed.description)],
  ]);
  return trimmed;
}
