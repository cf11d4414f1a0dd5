import { graphql } from 'react-relay';
import { getRequest, type IEnvironment } from 'relay-runtime';
import type { releaseTriageLeaseMutation } from '../../../../../__generated__/releaseTriageLeaseMutation.graphql';
import { VIEWER_HTTP_HEADER_NAME } from '../../../../shared/viewerHeader';
import { getSessionGuard } from '../../../auth/SessionGuard';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Ends leases of the viewer, so that others get the issues. */
export const releaseTriageLease: MutationDefinition<releaseTriageLeaseMutation, 'immediate'> = {
  name: 'releaseTriageLease',
  delivery: 'immediate',
  document: graphql`
    mutation releaseTriageLeaseMutation($input: ReleaseTriageLeaseInput!) {
      edit: releaseTriageLease(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/**
 * Ends leases while the page is being closed. The browser sends the request after that, and the response is ignored.
 */
export function releaseTriageLeasesOnClose(environment: IEnvironment, issueIds: readonly string[]): void {
  const { id, name } = getRequest(releaseTriageLease.document).params;
  const viewer = getSessionGuard(environment).viewer;
  void fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(viewer !== null && { [VIEWER_HTTP_HEADER_NAME]: viewer }),
    },
    body: JSON.stringify({ documentId: id, operationName: name, variables: { input: { issueIds } } }),
  }).catch(() => undefined);
}
