/**
 * @generated SignedSource<<e49c0a0bd04ad9892b23bb3984dd2200>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikelyDuplicateList_duplicates$data = ReadonlyArray<{
  readonly issue: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateItem_duplicate">;
  readonly " $fragmentType": "LikelyDuplicateList_duplicates";
}>;
export type LikelyDuplicateList_duplicates$key = ReadonlyArray<{
  readonly " $data"?: LikelyDuplicateList_duplicates$data;
  readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateList_duplicates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LikelyDuplicateList_duplicates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LikelyDuplicateItem_duplicate"
    }
  ],
  "type": "LikelyDuplicate",
  "abstractKey": null
};

(node as any).hash = "a58a3a99090eb134d1f73980de918b38";

export default node;
