/**
 * @generated SignedSource<<05a2ec641325df02dd7c1f9b29a6bc13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageSuggestions_duplicates$data = {
  readonly likelyDuplicates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateList_duplicates">;
  }>;
  readonly " $fragmentType": "TriageSuggestions_duplicates";
};
export type TriageSuggestions_duplicates$key = {
  readonly " $data"?: TriageSuggestions_duplicates$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageSuggestions_duplicates">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageSuggestions_duplicates",
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

(node as any).hash = "1336171ebdf67e5162a24dc7ee6090ae";

export default node;
