/**
 * @generated SignedSource<<241ba9ba93339dc898d1fccef1c2c3a7>>
 * @relayHash 37eaf8b77bd90c0f43e4baee3e4dfc46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2011304bea4397b018cbdda7b61954b3aa6ee86958e4c50a2385e5c830abff36

import type { ConcreteRequest } from 'relay-runtime';
export type listFollowUpQuery$variables = {
  changed: string;
  projectKey?: string | null | undefined;
  query: string;
};
export type listFollowUpQuery$data = {
  readonly issueContainer: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly changed: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listFollowUpQuery = {
  response: listFollowUpQuery$data;
  variables: listFollowUpQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v3 = [
  {
    "kind": "Variable",
    "name": "projectKey",
    "variableName": "projectKey"
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = {
  "alias": "all",
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": "changed",
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "changed"
    }
  ],
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v4/*:: as any*/),
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
    "name": "listFollowUpQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "issueContainer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "listFollowUpQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "issueContainer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "2011304bea4397b018cbdda7b61954b3aa6ee86958e4c50a2385e5c830abff36",
    "metadata": {},
    "name": "listFollowUpQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "419fb079688e02e7f71b932e328a87e1";

export default node;
