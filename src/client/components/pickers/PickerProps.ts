import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { QueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { CommitOptions } from '../../mutations/queue/MutationQueue';

/** What each picker of an issue's field is given. */
export interface PickerProps<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
  /** Does it; told of a refusal, the picker shows it. */
  onChange: (step: QueuedMutation, change: Pick<CommitOptions, 'summary' | 'inverse'>) => void;
  onClose: () => void;
}
