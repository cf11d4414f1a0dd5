import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { FeedAddressDialog_container$key } from '../../../../../__generated__/FeedAddressDialog_container.graphql';
import type { SavedViewMenuFeedAddressQuery } from '../../../../../__generated__/SavedViewMenuFeedAddressQuery.graphql';
import { FEED_ENTRIES_MAX } from '../../../../shared/limits';
import { CopyableSecret } from '../../../ui/copy/CopyableSecret';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { Dialog } from '../../../ui/Dialog';
import styles from './FeedAddressDialog.module.css';
import { feedAddressQuery } from './SavedViewMenu';

interface FeedAddressDialogProps {
  queryRef: PreloadedQuery<SavedViewMenuFeedAddressQuery>;
  onClose: () => void;
}

/** Dialog with the address of a view's feed. */
export function FeedAddressDialog({ queryRef, onClose }: FeedAddressDialogProps) {
  const { savedViewContainer: container } = usePreloadedQuery<SavedViewMenuFeedAddressQuery>(
    feedAddressQuery,
    queryRef,
  );
  return (
    <Dialog title="Feed of this view" onClose={onClose}>
      <div className={styles.content}>
        {container && <FeedAddress container={container} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

interface FeedAddressProps {
  container: FeedAddressDialog_container$key;
  onClose: () => void;
}

function FeedAddress({ container, onClose }: FeedAddressProps) {
  const { view } = useFragment(
    graphql`
      fragment FeedAddressDialog_container on SavedViewContainer {
        view(slug: $slug) {
          name
          feedPath
        }
      }
    `,
    container,
  );
  if (!view) return <p>This view was deleted, or is no longer shared with you.</p>;
  const { name, feedPath } = view;
  if (feedPath == null) return <p>Sign in to get the address of this feed.</p>;
  return (
    <>
      <p>
        Atom feed of the {FEED_ENTRIES_MAX} most recently changed issues of “{name}”.
      </p>
      <CopyableSecret
        label="Feed address"
        secret={new URL(feedPath, window.location.href).href}
        onDone={onClose}
      >
        Anyone with this address can read the list as you, without signing in. If it has leaked, reset your
        feed addresses in the{' '}
        <PreloadLink to="/settings/tokens" className={styles.link}>
          settings
        </PreloadLink>
        .
      </CopyableSecret>
    </>
  );
}
