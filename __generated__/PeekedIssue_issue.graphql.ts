/**
 * @generated SignedSource<<4105ee1b62bb9697086da39b6fdc06d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeekedIssue_issue$data = {
  readonly author: {
    readonly login: string;
  } | null | undefined;
  readonly bodyHTML: string;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PeekComments_issue" | "PeekFields_issue">;
  readonly " $fragmentType": "PeekedIssue_issue";
};
export type PeekedIssue_issue$key = {
  readonly " $data"?: PeekedIssue_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekedIssue_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeekedIssue_issue",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyHTML",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeekFields_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeekComments_issue"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "ea952474eb57fab303e0f454ff9debaa";

export default node;
