/**
 * Changes of the labels. An issue has at most one label per scope (`component::net`): a new one replaces the old one.
 */
import { parseLabelScope } from '../../../shared/validation/labels';
import type { ProjectRow } from '../../store/read/projects';
import { createInvalidFieldError, createNotFoundError, type UserError } from '../base/UserError';
import { decodeProjectObjectIds } from '../writing/targets';
import type { IssueChange, IssueFieldsInput } from './IssueChange';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';
import { requireFound } from './IssueFieldPart';

export function planLabelChanges(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  const { labelIds, addLabelIds = [], removeLabelIds = [] } = change;
  const isPartial = addLabelIds.length + removeLabelIds.length > 0;
  if (labelIds === undefined && !isPartial) return;
  const field = labelIds ? 'labelIds' : 'addLabelIds';
  if (labelIds && isPartial) {
    draft.addError(
      createInvalidFieldError(field, 'Use either `labelIds`, or `addLabelIds` and `removeLabelIds`.'),
    );
    return;
  }
  const requested = new Set(labelIds ?? addLabelIds.filter((id) => !removeLabelIds.includes(id)));
  const added = [...requested].filter((id) => !before.label_ids.includes(id));
  if (added.some((id) => !context.labels.has(id))) {
    draft.addError(createNotFoundError(field, 'Label not found.'));
    return;
  }
  const scopes = new Set<string>();
  for (const id of added) {
    const scope = findLabelScopeById(draft, id);
    if (scope === null) continue;
    if ([...requested].some((other) => other !== id && findLabelScopeById(draft, other) === scope)) {
      draft.addError(
        createInvalidFieldError(field, `An issue can have only one label of the scope ${scope}::.`),
      );
      return;
    }
    scopes.add(scope);
  }
  const removed = before.label_ids.filter((id) => {
    if (labelIds ? !requested.has(id) : removeLabelIds.includes(id)) return true;
    const scope = findLabelScopeById(draft, id);
    return scope !== null && scopes.has(scope);
  });
  if (added.length + removed.length === 0 || !draft.checkPermission('TRIAGE', 'change labels', field)) return;
  draft.row.label_ids = [...before.label_ids.filter((id) => !removed.includes(id)), ...added].sort(
    (a, b) => a - b,
  );
  for (const label of removed) draft.addEvent('unlabeled', { label }, null);
  for (const label of added) draft.addEvent('labeled', null, { label });
}

function findLabelScopeById({ context }: IssueChangeDraft, id: number): string | null {
  const label = context.labels.get(id);
  return label ? parseLabelScope(label.name) : null;
}

export function decodeLabels(input: IssueFieldsInput, project: ProjectRow): IssueChange {
  const decode = (field: 'labelIds' | 'addLabelIds' | 'removeLabelIds') =>
    input[field]
      ? decodeProjectObjectIds(project, input[field], 'Label', field, 'Label not found.')
      : undefined;
  return {
    labelIds: decode('labelIds'),
    addLabelIds: decode('addLabelIds'),
    removeLabelIds: decode('removeLabelIds'),
  };
}

export const findMissingLabels = (change: IssueChange, { labels }: IssueChangeContext): UserError[] =>
  (['labelIds', 'addLabelIds'] as const).flatMap((field) =>
    requireFound(
      (change[field] ?? []).every((id) => labels.has(id)),
      field,
      'Label',
    ),
  );
