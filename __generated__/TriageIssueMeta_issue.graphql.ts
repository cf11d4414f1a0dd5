/**
 * @generated SignedSource<<d3fa10ee7c6252b92dee0ab1e5220a0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageIssueMeta_issue$data = {
  readonly author: {
    readonly login: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportedUserMark_user">;
  } | null | undefined;
  readonly commentCount: number;
  readonly createdAt: string;
  readonly voteCount: number;
  readonly " $fragmentType": "TriageIssueMeta_issue";
};
export type TriageIssueMeta_issue$key = {
  readonly " $data"?: TriageIssueMeta_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageIssueMeta_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageIssueMeta_issue",
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

(node as any).hash = "58af795994dadd6b450a7c7320758b24";

export default node;
