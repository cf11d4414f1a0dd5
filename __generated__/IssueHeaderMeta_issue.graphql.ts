/**
 * @generated SignedSource<<336daa0e9fe2afbacbb12339dfdea9f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueHeaderMeta_issue$data = {
  readonly author: {
    readonly login: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportedUserMark_user">;
  } | null | undefined;
  readonly commentCount: number;
  readonly completedTaskCount: number;
  readonly createdAt: string;
  readonly locked: boolean;
  readonly taskCount: number;
  readonly voteCount: number;
  readonly " $fragmentType": "IssueHeaderMeta_issue";
};
export type IssueHeaderMeta_issue$key = {
  readonly " $data"?: IssueHeaderMeta_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueHeaderMeta_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueHeaderMeta_issue",
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
      "kind": "ScalarField",
      "name": "taskCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedTaskCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
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

(node as any).hash = "6c1e86085382902035689e73214627e2";

export default node;
