/** A mutation queue over a mock environment with one issue, for the tests of sending, storage and undo. */
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query from '../../__generated__/OptionFieldPickerPriorityQuery.graphql';
import { RequestError } from '../client/errors/RequestError';
import { createQueuedMutation } from '../client/mutations/queue/MutationDefinition';
import { MutationQueue } from '../client/mutations/queue/MutationQueue';
import { PersistedMutationQueue } from '../client/mutations/queue/PersistedMutationQueue';
import { updateIssue } from '../client/mutations/updateIssue';
import { missingFieldHandlers } from '../client/relay/missingFieldHandlers';
import { createServerReachabilityTracker } from '../client/relay/network/ServerReachabilityTracker';

export function setUpMutationQueue() {
  const environment = createMockEnvironment({ missingFieldHandlers });
  const operation = createOperationDescriptor(getRequest(query), { id: 'I1' });
  environment.commitPayload(operation, {
    node: { __typename: 'Issue', id: 'I1', key: 'NET-1', viewerCan: ['TRIAGE'], value: 'LOW' },
  });
  environment.retain(operation);
  const reachability = createServerReachabilityTracker(() => Promise.resolve(false));
  const storage = new PersistedMutationQueue(window.localStorage, undefined);
  const queue = new MutationQueue({ environment, reachability, storage, viewerId: () => 'U1' });
  const priority = () => {
    const issue: unknown = environment.getStore().getSource().get('I1');
    return (issue as { priority?: unknown }).priority;
  };
  const set = (to: 'HIGH' | 'URGENT', from: 'LOW' | 'HIGH') =>
    queue.commitMutation(createQueuedMutation(updateIssue, { id: 'I1', priority: to }), {
      summary: `NET-1: priority ${to}`,
      href: '/projects/NET/issues/1',
      inverse: createQueuedMutation(updateIssue, { id: 'I1', priority: from }),
    });
  /** Inputs of the mutations that have been sent and not answered. */
  const sent = () =>
    environment.mock.getAllOperations().map(({ request }) => getMutationInput(request.variables));
  const latest = () => environment.mock.getMostRecentOperation();
  const accept = async () => {
    const { id, priority } = getMutationInput(latest().request.variables);
    const answer = {
      UpdateIssuePayload: () => ({ errors: [] }),
      Issue: () => ({ id, priority }),
      Project: () => ({ id: 'P1' }),
      WorkflowState: () => ({ id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' }),
      User: () => ({ id: 'U1', login: 'mika', name: 'Mika Korhonen' }),
    };
    environment.mock.resolve(latest(), MockPayloadGenerator.generate(latest(), answer));
    await flushPromises();
  };
  const refuse = async (message: string) => {
    const error = { __typename: 'AccessError', code: 'FORBIDDEN', message, path: null };
    environment.mock.resolve(latest(), { data: { edit: { issue: null, errors: [error] } } });
    await flushPromises();
  };
  const lose = async () => {
    environment.mock.reject(latest(), new RequestError('UNAVAILABLE', 'The server cannot be reached.'));
    await flushPromises();
  };
  return { environment, reachability, queue, priority, set, sent, accept, refuse, lose };
}

interface UpdateIssueInput {
  id: string;
  priority: string;
  idempotencyKey: string;
}
const getMutationInput = (variables: object): UpdateIssueInput =>
  (variables as { input: UpdateIssueInput }).input;
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 5));
