/**
 * @generated SignedSource<<90eada2b1a59dfdfb3c9cff4108a0c21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityFilters_query$data = {
  readonly actor?: {
    readonly id?: string;
    readonly login?: string;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
    readonly login: string;
  } | null | undefined;
  readonly " $fragmentType": "ActivityFilters_query";
};
export type ActivityFilters_query$key = {
  readonly " $data"?: ActivityFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "actor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "byActor"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "byActor",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "actor",
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "actor"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "User",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "03f27257d9ccc9b6c598432ee719902e";

export default node;
