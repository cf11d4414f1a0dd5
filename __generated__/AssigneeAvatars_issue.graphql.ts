/**
 * @generated SignedSource<<151995e95919a3516d71596af5fd780b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneeAvatars_issue$data = {
  readonly fewAssignees: {
    readonly nodes: ReadonlyArray<{
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
      readonly login: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "AssigneeAvatars_issue";
};
export type AssigneeAvatars_issue$key = {
  readonly " $data"?: AssigneeAvatars_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneeAvatars_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssigneeAvatars_issue",
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

(node as any).hash = "9eaf7272696a6cf4221c37c12336f49c";

export default node;
