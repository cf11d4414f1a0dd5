/**
 * @generated SignedSource<<12a72ca5a3d657ba7e884c234406ddeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneesPicker_issue$data = {
  readonly assignees: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly login: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
    }>;
  };
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_project">;
  };
  readonly " $fragmentType": "AssigneesPicker_issue";
};
export type AssigneesPicker_issue$key = {
  readonly " $data"?: AssigneesPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssigneesPicker_issue",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "Avatar_user"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assignees(first:20)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssigneesPicker_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "f1b7c754e7e7dab0617314254845e9d8";

export default node;
