import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { QueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { MutationCommitOptions } from '../../mutations/queue/MutationQueue';

/** Props of every picker of an issue's field. */
export interface PickerProps<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
  /** Sends the chosen value to the server. If it is rejected, the picker opens again and shows the error. */
  onChange: (mutation: QueuedMutation, options: Pick<MutationCommitOptions, 'summary' | 'inverse'>) => void;
  onClose: () => void;
}
