/**
 * @generated SignedSource<<e44670f939b14c3ed34f476745d05312>>
 * @relayHash 8e4bf1a0f2199c162655243a1b76f351
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0453a6ef0856ff1b8dad0edff8e2e8fe7a4949e818d459a02cf6dcd37e8779b7

import type { ConcreteRequest } from 'relay-runtime';
export type SavedViewPathQuery$variables = {
  key?: string | null | undefined;
  slug: string;
};
export type SavedViewPathQuery$data = {
  readonly savedViewContainer: {
    readonly view: {
      readonly path: string;
    } | null | undefined;
  } | null | undefined;
};
export type SavedViewPathQuery = {
  response: SavedViewPathQuery$data;
  variables: SavedViewPathQuery$variables;
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
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
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
    "name": "SavedViewPathQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "SavedViewPathQuery",
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
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0453a6ef0856ff1b8dad0edff8e2e8fe7a4949e818d459a02cf6dcd37e8779b7",
    "metadata": {},
    "name": "SavedViewPathQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2876b82f4c5d1c1e083266fc2b94ce6";

export default node;
