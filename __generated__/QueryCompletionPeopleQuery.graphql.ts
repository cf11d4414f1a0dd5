/**
 * @generated SignedSource<<c7dbc69b9c8092d1c7c43ad6bfc918d2>>
 * @relayHash d6cd131b956798c12346491e4f7897dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 548e18bbb81a57968698e720b74866a0334f20a9fe2c45be845dcafb1d348d6e

import type { ConcreteRequest } from 'relay-runtime';
export type QueryCompletionPeopleQuery$variables = {
  first: number;
  key: string;
  matching: string;
};
export type QueryCompletionPeopleQuery$data = {
  readonly project: {
    readonly people: ReadonlyArray<{
      readonly login: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type QueryCompletionPeopleQuery = {
  response: QueryCompletionPeopleQuery$data;
  variables: QueryCompletionPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matching"
},
v3 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "matching",
    "variableName": "matching"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "login",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "QueryCompletionPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QueryCompletionPeopleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "548e18bbb81a57968698e720b74866a0334f20a9fe2c45be845dcafb1d348d6e",
    "metadata": {},
    "name": "QueryCompletionPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d28697c05de12f24b4dfffe8c4795be";

export default node;
