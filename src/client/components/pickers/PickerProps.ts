import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { QueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { CommitOptions } from '../../mutations/queue/MutationQueue';

/** Props of every picker of an issue's field. */
export interface PickerProps<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
  /** Commits the choice. When it is rejected, the picker opens again and shows why. */
  onChange: (mutation: QueuedMutation, options: Pick<CommitOptions, 'summary' | 'inverse'>) => void;
  onClose: () => void;
}
