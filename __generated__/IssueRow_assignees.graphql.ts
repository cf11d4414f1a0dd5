/**
 * @generated SignedSource<<93def27de319e505827dbd7cdc9764e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueRow_assignees$data = {
  readonly fewAssignees: {
    readonly nodes: ReadonlyArray<{
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
      readonly login: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "IssueRow_assignees";
};
export type IssueRow_assignees$key = {
  readonly " $data"?: IssueRow_assignees$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueRow_assignees">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueRow_assignees",
  "selections": [
    {
      "alias": "fewAssignees",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "login",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assignees(first:2)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "f1d3e48844ff46100c517f26a6f186f7";

export default node;
