/**
 * @generated SignedSource<<b392527f4bf00c5adbb7947b3ef813c4>>
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

(node as any).hash = "bde5d827ea27113dd5a7324e43187a46";

export default node;
