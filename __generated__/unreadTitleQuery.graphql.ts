/**
 * @generated SignedSource<<4c576aa05b8f760a5b5f7f7bbb1cd735>>
 * @relayHash 1ab715fde550faf2435b88ad22a96a7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1042447e4c4100dc1a81d793308c1abb3ba7791fd1849edd76b696a30f4981d

import type { ConcreteRequest } from 'relay-runtime';
export type unreadTitleQuery$variables = Record<PropertyKey, never>;
export type unreadTitleQuery$data = {
  readonly viewer: {
    readonly unreadNotificationCount: number | null | undefined;
  } | null | undefined;
};
export type unreadTitleQuery = {
  response: unreadTitleQuery$data;
  variables: unreadTitleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotificationCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "unreadTitleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "unreadTitleQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1042447e4c4100dc1a81d793308c1abb3ba7791fd1849edd76b696a30f4981d",
    "metadata": {},
    "name": "unreadTitleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "23ee84579e21bea49725392465439df0";

export default node;
