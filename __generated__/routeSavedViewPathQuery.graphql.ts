/**
 * @generated SignedSource<<b8bd546c62fbf96bea720551a46c7b3c>>
 * @relayHash 5b779b77741e5596095afa93e28b5866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07b72fc99206323294c256f4ba429035578c01f4f1c05ae6056e04d991d4d56a

import type { ConcreteRequest } from 'relay-runtime';
export type routeSavedViewPathQuery$variables = {
  key: string;
  slug: string;
};
export type routeSavedViewPathQuery$data = {
  readonly project: {
    readonly view: {
      readonly path: string;
    } | null | undefined;
  } | null | undefined;
};
export type routeSavedViewPathQuery = {
  response: routeSavedViewPathQuery$data;
  variables: routeSavedViewPathQuery$variables;
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
    "name": "key",
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
    "name": "routeSavedViewPathQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
    "name": "routeSavedViewPathQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
    "id": "07b72fc99206323294c256f4ba429035578c01f4f1c05ae6056e04d991d4d56a",
    "metadata": {},
    "name": "routeSavedViewPathQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "087d44ae1e8773eb9e6476d7c4bc3a0a";

export default node;
