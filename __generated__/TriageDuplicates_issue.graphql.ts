/**
 * @generated SignedSource<<aa3a7f10374593ba38056221607b2328>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageDuplicates_issue$data = {
  readonly likelyDuplicates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateList_duplicates">;
  }>;
  readonly " $fragmentType": "TriageDuplicates_issue";
};
export type TriageDuplicates_issue$key = {
  readonly " $data"?: TriageDuplicates_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageDuplicates_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageDuplicates_issue",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        },
        {
          "kind": "Literal",
          "name": "minScore",
          "value": 0.05
        }
      ],
      "concreteType": "LikelyDuplicate",
      "kind": "LinkedField",
      "name": "likelyDuplicates",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LikelyDuplicateList_duplicates"
        }
      ],
      "storageKey": "likelyDuplicates(first:5,minScore:0.05)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "5331cd4b3061fe124fc7150df77ac9c7";

export default node;
