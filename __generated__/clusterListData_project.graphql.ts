/**
 * @generated SignedSource<<f4dc81433ac91c20cce2afcef892ea1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type clusterListData_project$data = {
  readonly duplicateClusters: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"clusterListData_cluster">;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
  readonly " $fragmentType": "clusterListData_project";
};
export type clusterListData_project$key = {
  readonly " $data"?: clusterListData_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"clusterListData_project">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "clusterListData_project"
};

(node as any).hash = "104673557705fa8d5be5777ba369738e";

export default node;
