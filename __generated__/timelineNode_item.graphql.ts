/**
 * @generated SignedSource<<f36182a2de7dd385aedcd62353bb3e01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type timelineNode_item$data = {
  readonly __typename: string;
  readonly actor?: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt?: string;
  readonly id?: string;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRun_items">;
  readonly " $fragmentType": "timelineNode_item";
};
export type timelineNode_item$key = {
  readonly " $data"?: timelineNode_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"timelineNode_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "timelineNode_item"
};

(node as any).hash = "866b69616b5888e0fd982617480733da";

export default node;
