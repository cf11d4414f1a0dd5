import type { ReviewAction, ReviewState } from '../model/ReviewActions';
import type { MergeOperation } from './mergeDuplicates';

/** An action on duplicates. The result of a merge is its bulk operation; other actions have none. */
export type DuplicateAction = ReviewAction<MergeOperation>;

export type DuplicateReviewState = ReviewState<MergeOperation>;
