/**
 * @generated SignedSource<<fcd5e6630199184e6e659b127162a468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_timeline$data = {
  readonly id: string;
  readonly timeline: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id?: string;
        readonly " $fragmentSpreads": FragmentRefs<"TimelineItems_node">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "issueUpdate_timeline";
};
export type issueUpdate_timeline$key = {
  readonly " $data"?: issueUpdate_timeline$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_timeline">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "issueUpdate_timeline"
};

(node as any).hash = "eebb76cff3b734e096fe343681208520";

export default node;
