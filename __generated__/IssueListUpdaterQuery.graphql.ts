/**
 * @generated SignedSource<<0e74ce002124eaf01f4f704acd8946bf>>
 * @relayHash b00244de8417f244b0dd741a9836d739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbe1d09a8abbf7846b69efeefd829d6ebc414899bebd0d904faa6916758e7452

import type { ConcreteRequest } from 'relay-runtime';
export type IssueListUpdaterQuery$variables = {
  changed: string;
  projectKey?: string | null | undefined;
  query: string;
};
export type IssueListUpdaterQuery$data = {
  readonly issueContainer: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly changed: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type IssueListUpdaterQuery = {
  response: IssueListUpdaterQuery$data;
  variables: IssueListUpdaterQuery$variables;
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
    "name": "IssueListUpdaterQuery",
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
    "name": "IssueListUpdaterQuery",
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
    "id": "dbe1d09a8abbf7846b69efeefd829d6ebc414899bebd0d904faa6916758e7452",
    "metadata": {},
    "name": "IssueListUpdaterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "116b7767a0df5c71109ee1778e288dd4";

export default node;
