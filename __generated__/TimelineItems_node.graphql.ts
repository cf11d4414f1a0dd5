/**
 * @generated SignedSource<<cd59cd3762ff189efc668c430d7787be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineItems_node$data = {
  readonly __typename: string;
  readonly actor?: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt?: string;
  readonly id?: string;
  readonly text: {
    readonly author: {
      readonly id: string;
    } | null | undefined;
    readonly createdAt: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_items">;
  readonly " $fragmentType": "TimelineItems_node";
};
export type TimelineItems_node$key = {
  readonly " $data"?: TimelineItems_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_node">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TimelineItems_node"
};

(node as any).hash = "d0bc3b619beba79eb8273cd5c1ffc90b";

export default node;
