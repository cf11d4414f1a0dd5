/** Labels of a project. */
import {
  trimLabelName,
  colorProblem,
  descriptionProblem,
  labelNameProblem,
} from '../../../../shared/validation/labels';
import type { LabelRow } from '../../../store/read/attributes';
import type { EventValues } from '../../../store/write/events';
import {
  insertLabel,
  findLabelByName,
  readLabel,
  updateLabel as writeLabel,
} from '../../../store/write/labels';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { requireAttributeMaintainer, requireMaintainer } from '../../writing/requireMaintainer';
import { invalidFieldError, notFoundError, RejectedError, rejectInvalidFields } from '../../base/UserError';
import type { WriteResult, WriteRequest } from '../../writing/write';
import { type AttributeResult, changeAttribute } from './changeAttribute';

export interface LabelInput {
  name?: string | null;
  color?: string | null;
  description?: string | null;
}

const DEFAULT_LABEL_COLOR = '#8b949e';

export function createLabel(
  context: RequestContext,
  { projectId, ...input }: LabelInput & { projectId: string; name: string },
  request: WriteRequest,
): Promise<WriteResult<AttributeResult>> {
  const requireTarget = () => requireMaintainer(context, projectId, 'create labels');
  return changeAttribute(context, request, requireTarget, async (tx, { project }) => {
    const label = applyLabelInput({ name: '', color: DEFAULT_LABEL_COLOR, description: '' }, input);
    await requireUnusedLabelName(tx, project.id, label.name, null);
    const id = await insertLabel(tx, { project_id: project.id, ...label });
    return { id, event: { kind: 'label_created', after: { label: id, name: label.name } } };
  });
}

export function updateLabel(
  context: RequestContext,
  { id: globalId, ...input }: LabelInput & { id: string },
  request: WriteRequest,
): Promise<WriteResult<AttributeResult>> {
  const requireTarget = () => requireAttributeMaintainer(context, globalId, 'Label', 'edit labels');
  return changeAttribute(context, request, requireTarget, async (tx, { project, id }) => {
    const label = await readLabel(tx, project.id, id);
    if (!label) throw new RejectedError(notFoundError('id', 'Label not found.'));
    const next = { ...label, ...applyLabelInput(label, input) };
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
 * @throws RejectedError VALIDATION_FAILED
 */
function applyLabelInput(label: LabelFields, { name, color, description }: LabelInput): LabelFields {
  const next = {
    name: name == null ? label.name : trimLabelName(name),
    color: (color ?? label.color).toLowerCase(),
    description: description === undefined ? label.description : (description ?? ''),
  };
  rejectInvalidFields([
    ['name', labelNameProblem(next.name)],
    ['color', colorProblem(next.color)],
    ['description', descriptionProblem(next.description)],
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
    throw new RejectedError(invalidFieldError('name', `A label named ${other.name} already exists.`));
}

const toLabelEventValues = ({ id, name, color, description }: LabelRow): EventValues => ({
  label: id,
  name,
  color,
  description,
});
