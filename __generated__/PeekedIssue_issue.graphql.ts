/**
 * @generated SignedSource<<cefb5664de88b07c1e40523f13c0c930>>
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

(node as any).hash = "34b8fb9b6017f8fe2c9d6d1f4dfa4383";

export default node;
