import { graphql } from 'react-relay';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import rows from '../../ui/rows.module.css';
import styles from './FeedAddressSettings.module.css';
import type { FeedAddressSettingsMutation } from '../../../../__generated__/FeedAddressSettingsMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Button that invalidates the addresses of all feeds of the viewer. */
export function FeedAddressSettings() {
  const commit = useImmediateMutation();
  return (
    <section aria-labelledby="feed-addresses" className={styles.section}>
      <h2 id="feed-addresses" className={styles.title}>
        Feed addresses
      </h2>
      <div className={rows.bar}>
        <p>
          The menu of a saved view shows the address of its feed. Anyone with an address can read that view as
          you.
        </p>
        <ConfirmButton
          label="Reset feed addresses"
          variant="plain"
          title="Reset all feed addresses?"
          confirmLabel="Reset feed addresses"
          commit={() => commit(resetFeedAddresses, {})}
          onDone={() => announceToScreenReader('Feed addresses reset')}
        >
          <p>
            All feed addresses that you have copied stop working. Copy their new addresses from the menus of
            the views.
          </p>
        </ConfirmButton>
      </div>
    </section>
  );
}

const resetFeedAddresses: MutationDefinition<FeedAddressSettingsMutation, 'immediate'> = {
  name: 'resetFeedAddresses',
  delivery: 'immediate',
  document: graphql`
    mutation FeedAddressSettingsMutation($input: ResetFeedAddressesInput!) {
      edit: resetFeedAddresses(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};
