/**
 * @generated SignedSource<<90a577b89a8cd775e3393dc4e366d64f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineRun_node$data = {
  readonly __typename: string;
  readonly actor?: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt?: string;
  readonly id?: string;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRun_items">;
  readonly " $fragmentType": "TimelineRun_node";
};
export type TimelineRun_node$key = {
  readonly " $data"?: TimelineRun_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRun_node">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TimelineRun_node"
};

(node as any).hash = "487c40a808500543a26b123263ca2c7a";

export default node;
