/**
 * @generated SignedSource<<6bf727aee98a0076bc8b3b3561c696a4>>
 * @relayHash b30abaef17171c01d400a6fb412ece68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5891747a73a2e01dfa4d9d7a22c52f417c7167185a208f3397916a68955b5c5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewMenuFeedAddressQuery$variables = {
  key?: string | null | undefined;
  slug: string;
};
export type SavedViewMenuFeedAddressQuery$data = {
  readonly savedViewContainer: {
    readonly " $fragmentSpreads": FragmentRefs<"FeedAddressDialog_container">;
  } | null | undefined;
};
export type SavedViewMenuFeedAddressQuery = {
  response: SavedViewMenuFeedAddressQuery$data;
  variables: SavedViewMenuFeedAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "projectKey",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedViewMenuFeedAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedViewContainer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FeedAddressDialog_container"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedViewMenuFeedAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedViewContainer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isSavedViewContainer"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "slug",
                "variableName": "slug"
              }
            ],
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
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
                "name": "feedPath",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d5891747a73a2e01dfa4d9d7a22c52f417c7167185a208f3397916a68955b5c5",
    "metadata": {},
    "name": "SavedViewMenuFeedAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8c9eaae4c48b8464c3158a8ff0a6dd3";

export default node;
