import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  getRequest,
  type IEnvironment,
} from 'relay-runtime';
import type { InboxOpenedQuery } from '../../../../../__generated__/InboxOpenedQuery.graphql';
import { getInboxOpenedVariables, type InboxSubject } from '../model/inboxUrl';
import { inboxOpenedQuery } from './InboxOpenedQuery';

/** Preloads the issue or bulk operation of a notification, and retains it until the result is disposed. */
export function preloadOpened(environment: IEnvironment, subject: InboxSubject): Disposable {
  const variables = getInboxOpenedVariables(subject);
  const retained = environment.retain(createOperationDescriptor(getRequest(inboxOpenedQuery), variables));
  const request = fetchQuery<InboxOpenedQuery>(environment, inboxOpenedQuery, variables, {
    fetchPolicy: 'store-or-network',
  }).subscribe({});
  return {
    dispose: () => {
      request.unsubscribe();
      retained.dispose();
    },
  };
}
