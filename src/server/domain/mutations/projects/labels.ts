import {
  trimLabelName,
  getLabelColorProblem,
  getDescriptionProblem,
  getLabelNameProblem,
} from '../../../../shared/validation/labels';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../../shared/issue';
import type { LabelRow } from '../../../store/read/attributes';
import type { EventFieldValues } from '../../../store/write/events';
import {
  insertLabel,
  findLabelByName,
  readLabel,
  updateLabel as writeLabel,
} from '../../../store/write/labels';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { requireLabelOrMilestoneMaintainer, requireMaintainer } from '../../writing/requireMaintainer';
import {
  createInvalidFieldError,
  createNotFoundError,
  MutationRejectedError,
  rejectInvalidFields,
} from '../../base/UserError';
import { rejectStaleEdit } from '../../writing/rejectStaleEdit';
import type { MutationWriteResult, MutationRequest } from '../../writing/write';
import { type LabelOrMilestoneKey, changeLabelOrMilestone } from './changeLabelOrMilestone';

export interface LabelInput {
  name?: string | null;
  color?: string | null;
  description?: string | null;
}

/** The fields that an edit can change. They have the same names in the input, in the row and in events. */
const EDITED_LABEL_FIELDS = [{ input: 'name' }, { input: 'color' }, { input: 'description' }] as const;

const DEFAULT_LABEL_COLOR = '#8b949e';

export function createLabel(
  context: RequestContext,
  { projectId, ...input }: LabelInput & { projectId: string; name: string },
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneKey>> {
  const requireTarget = () => requireMaintainer(context, projectId, 'create labels');
  return changeLabelOrMilestone(context, request, requireTarget, async (tx, { project }) => {
    const label = mergeAndValidateLabelInput(
      { name: '', color: DEFAULT_LABEL_COLOR, description: '' },
      input,
    );
    await requireUnusedLabelName(tx, project.id, label.name, null);
    const id = await insertLabel(tx, { project_id: project.id, ...label });
    return { id, event: { kind: 'label_created', after: { label: id, name: label.name } } };
  });
}

export function updateLabel(
  context: RequestContext,
  { id: globalId, baseVersion, ...input }: LabelInput & { id: string; baseVersion?: string | null },
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneKey>> {
  const requireTarget = () => requireLabelOrMilestoneMaintainer(context, globalId, 'Label', 'edit labels');
  return changeLabelOrMilestone(context, request, requireTarget, async (tx, { project, actor, id }) => {
    const label = await readLabel(tx, project.id, id);
    if (!label) throw new MutationRejectedError(createNotFoundError('id', 'Label not found.'));
    const next = { ...label, ...mergeAndValidateLabelInput(label, input) };
    await rejectStaleEdit(tx, {
      projectId: project.id,
      issueNumber: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
      kind: 'label_changed',
      object: ['label', id],
      baseVersion,
      actorId: actor.id,
      fields: EDITED_LABEL_FIELDS.filter(({ input: name }) => next[name] !== label[name]),
    });
    await requireUnusedLabelName(tx, project.id, next.name, id);
    const [before, after] = [toLabelEventValues(label), toLabelEventValues(next)];
    if (JSON.stringify(before) === JSON.stringify(after)) return { id, event: null };
    await writeLabel(tx, next);
    return { id, event: { kind: 'label_changed', before, after } };
  });
}

type LabelFields = Pick<LabelRow, 'name' | 'color' | 'description'>;

/**
 * The fields of a label after a change.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
function mergeAndValidateLabelInput(
  label: LabelFields,
  { name, color, description }: LabelInput,
): LabelFields {
  const next = {
    name: name == null ? label.name : trimLabelName(name),
    color: (color ?? label.color).toLowerCase(),
    description: description === undefined ? label.description : (description ?? ''),
  };
  rejectInvalidFields([
    ['name', getLabelNameProblem(next.name)],
    ['color', getLabelColorProblem(next.color)],
    ['description', getDescriptionProblem(next.description)],
  ]);
  return next;
}

async function requireUnusedLabelName(
  tx: Transaction,
  projectId: number,
  name: string,
  ownId: number | null,
): Promise<void> {
  const other = await findLabelByName(tx, projectId, name);
  if (other && other.id !== ownId)
    throw new MutationRejectedError(
      createInvalidFieldError('name', `A label named ${other.name} already exists.`),
    );
}

const toLabelEventValues = ({ id, name, color, description }: LabelRow): EventFieldValues => ({
  label: id,
  name,
  color,
  description,
});
