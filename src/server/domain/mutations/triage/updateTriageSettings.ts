import { DEFAULT_INFORMATION_TEMPLATE, getInformationTemplateProblem } from '../../../../shared/triage';
import { saveTriageSettings } from '../../../store/write/triage';
import { readTriageSettings } from '../../../store/read/triage';
import { readReferencedLabels } from '../../../store/write/referenced';
import { writeAuditEntry } from '../../audit/audit';
import { createNotFoundError, MutationRejectedError, rejectInvalidFields } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { requireMaintainer, requireMaintainerWithLock } from '../../writing/requireMaintainer';
import { decodeProjectObjectIds } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import type { ProjectMutationResult } from '../projects/projects';

/** Absent fields stay unchanged. */
export interface TriageSettingsInput {
  projectId: string;
  /** Null or the default template: the default. */
  informationTemplate?: string | null;
  /** Null: no label. */
  informationLabelId?: string | null;
}

const NO_LABEL_ID = 0;

export function updateTriageSettings(
  context: RequestContext,
  { projectId, informationTemplate, informationLabelId }: TriageSettingsInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const action = 'change the triage settings';
    const { project, actor } = await requireMaintainer(context, projectId, action);
    if (informationTemplate != null)
      rejectInvalidFields([['informationTemplate', getInformationTemplateProblem(informationTemplate)]]);
    const label =
      informationLabelId == null
        ? NO_LABEL_ID
        : decodeProjectObjectIds(
            project,
            [informationLabelId],
            'Label',
            'informationLabelId',
            'Label not found.',
          )[0]!;
    return async (tx) => {
      await requireMaintainerWithLock(tx, project.id, actor, action);
      if (informationLabelId != null && !(await readReferencedLabels(tx, project.id, [label])).has(label))
        throw new MutationRejectedError(createNotFoundError('informationLabelId', 'Label not found.'));
      const [before] = await readTriageSettings(tx, [project.id]);
      const isDefault = informationTemplate === null || informationTemplate === DEFAULT_INFORMATION_TEMPLATE;
      const template = isDefault ? null : informationTemplate;
      await saveTriageSettings(tx, {
        project_id: project.id,
        information_template: template === undefined ? (before?.information_template ?? null) : template,
        information_label_id:
          informationLabelId === undefined ? (before?.information_label_id ?? null) : label,
      });
      const details = { fields: 'triage settings' };
      await writeAuditEntry(tx, context, { action: 'project_changed', subject: project.key, details });
      return { projectId: project.id };
    };
  });
}
