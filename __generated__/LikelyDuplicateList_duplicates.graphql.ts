/**
 * @generated SignedSource<<e2f63a2538a786b01902fab8a3556b95>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateList_duplicate">;
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
      "name": "LikelyDuplicateList_duplicate"
    }
  ],
  "type": "LikelyDuplicate",
  "abstractKey": null
};

(node as any).hash = "5efa48d98e08bfe558ff926d4cf4f474";

export default node;
