/**
 * @generated SignedSource<<17850805accb0c16986ccf466498c762>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueDuplicatePanel_issue$data = {
  readonly id: string;
  readonly likelyDuplicates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LikelyDuplicateList_duplicates">;
  }>;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"MarkAsDuplicateButton_issue">;
  readonly " $fragmentType": "IssueDuplicatePanel_issue";
};
export type IssueDuplicatePanel_issue$key = {
  readonly " $data"?: IssueDuplicatePanel_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueDuplicatePanel_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueDuplicatePanel_issue",
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
      "name": "MarkAsDuplicateButton_issue"
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

(node as any).hash = "fe69e8ea387395db19d39425f1ea717e";

export default node;
