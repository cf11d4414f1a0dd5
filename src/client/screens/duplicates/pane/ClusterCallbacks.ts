import type { OpenedPair } from '../model/duplicatesUrl';
import type { DuplicateAction } from '../actions/DuplicateAction';

/** Callbacks of the opened cluster. */
export interface ClusterCallbacks {
  /** Compares another pair of the opened cluster. */
  onShow: (opened: OpenedPair) => void;
  /** Performs an action on a pair, whose issue leaves the cluster. */
  onPerform: (action: Omit<DuplicateAction, 'href'>) => void;
  /** Performs an action on the whole cluster, and opens the next one. */
  onSettle: (action: Omit<DuplicateAction, 'href'>) => void;
  /** Called when the opened cluster is on screen. */
  onShown: () => void;
  /** Closes the cluster, to show the list in narrow windows. */
  onClose: () => void;
}
