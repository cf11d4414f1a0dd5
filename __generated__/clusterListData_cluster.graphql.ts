/**
 * @generated SignedSource<<7ce0bed2a62282754221320f29bdc8c2>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ClusterEntry_cluster">;
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

(node as any).hash = "9a8a9ca71bcfa119ac97605a47556a88";

export default node;
