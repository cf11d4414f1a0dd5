/**
 * @generated SignedSource<<b2192edefcfceb3fb6bb96ce2af4372e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageIssue_meta$data = {
  readonly author: {
    readonly login: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportedUserMark_user">;
  } | null | undefined;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly voteCount: number;
  readonly " $fragmentType": "TriageIssue_meta";
};
export type TriageIssue_meta$key = {
  readonly " $data"?: TriageIssue_meta$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageIssue_meta">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageIssue_meta",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportedUserMark_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "3f572945f1cb40fca359e5ef1dc6cf8d";

export default node;
