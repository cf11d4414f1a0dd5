/**
 * @generated SignedSource<<1f42ff6fa3e7eeea6be59547b01c3922>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneesPicker_project$data = {
  readonly id: string;
  readonly members: {
    readonly nodes: ReadonlyArray<{
      readonly user: {
        readonly id: string;
        readonly login: string;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
      };
    }>;
  };
  readonly " $fragmentType": "AssigneesPicker_project";
};
export type AssigneesPicker_project$key = {
  readonly " $data"?: AssigneesPicker_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_project">;
};

import AssigneesPickerOptionsQuery_graphql from './AssigneesPickerOptionsQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": "",
      "kind": "LocalArgument",
      "name": "matching"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AssigneesPickerOptionsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "AssigneesPicker_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Variable",
          "name": "matching",
          "variableName": "matching"
        }
      ],
      "concreteType": "MembershipConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Membership",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "bfce2bd03ae169312a0ec0b57a52fd44";

export default node;
