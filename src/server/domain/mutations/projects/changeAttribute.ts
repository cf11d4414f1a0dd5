import { PROJECT_EVENT_ISSUE_NUMBER } from '../../../../shared/issue';
import { lockProject } from '../../../store/changes/projectCounts';
import { appendEvents, type NewIssueEvent } from '../../../store/write/events';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { executeWrite, type WriteRequest, type WriteResult } from '../../writing/write';
import type { ProjectTarget } from '../../writing/targets';

export interface AttributeResult {
  projectId: number;
  /** Id of the label or milestone in its project. */
  id: number;
}

/** A created or changed label or milestone. */
export interface AttributeChange {
  id: number;
  /** The event to record; null: nothing was changed. */
  event: Pick<NewIssueEvent, 'kind' | 'before' | 'after'> | null;
}

/**
 * Creates or changes a label or a milestone of a project.
 * @param requireTarget checks that the viewer may create or change it
 * @param write validates and writes the change in a transaction that has locked the project, which keeps names unique
 */
export function changeAttribute<Target extends ProjectTarget>(
  context: RequestContext,
  request: WriteRequest,
  requireTarget: () => Promise<Target>,
  write: (tx: Transaction, target: Target, at: Date) => Promise<AttributeChange>,
): Promise<WriteResult<AttributeResult>> {
  return executeWrite(context, request, async () => {
    const target = await requireTarget();
    const projectId = target.project.id;
    return async (tx) => {
      const counters = await lockProject(tx, projectId);
      const at = new Date();
      const { id, event } = await write(tx, target, at);
      const events = event ? [{ number: PROJECT_EVENT_ISSUE_NUMBER, ...event }] : [];
      await appendEvents(tx, projectId, { actorId: target.actor.id, at }, events, counters);
      return { projectId, id };
    };
  });
}
