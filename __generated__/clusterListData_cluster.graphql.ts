/**
 * @generated SignedSource<<5603072d68d2e19fd1eae73db740de27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DuplicateStrength = "ALMOST_CERTAIN" | "LIKELY" | "POSSIBLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type clusterListData_cluster$data = {
  readonly id: string;
  readonly level: DuplicateStrength;
  readonly members: ReadonlyArray<{
    readonly issue: {
      readonly id: string;
    };
    readonly score: number;
  }>;
  readonly suggestedCanonical: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ClusterList_cluster">;
  readonly " $fragmentType": "clusterListData_cluster";
};
export type clusterListData_cluster$key = {
  readonly " $data"?: clusterListData_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"clusterListData_cluster">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "clusterListData_cluster"
};

(node as any).hash = "0cf307be5d6e109bc9f69e161f405433";

export default node;
