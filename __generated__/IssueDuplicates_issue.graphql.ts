/**
 * @generated SignedSource<<701a5dc0b19e059c204dd2bf4a3a26cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueDuplicates_issue$data = {
  readonly id: string;
  readonly likelyDuplicates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateList_duplicates">;
  }>;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"IssueDuplicates_transitions">;
  readonly " $fragmentType": "IssueDuplicates_issue";
};
export type IssueDuplicates_issue$key = {
  readonly " $data"?: IssueDuplicates_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueDuplicates_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueDuplicates_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueDuplicates_transitions"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
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
      "storageKey": "likelyDuplicates(first:3,minScore:0.05)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "63aff0726e025d9cf957c70afc745ef0";

export default node;
