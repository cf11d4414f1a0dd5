import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { Step } from '../../mutations/Edit';
import type { Change } from '../../mutations/Edits';

/** What each picker of an issue's field is given. */
export interface PickerProps<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
  /** Does it; told of a refusal, the picker shows it. */
  onChange: (step: Step, change: Pick<Change, 'words' | 'inverse'>) => void;
  onClose: () => void;
}
