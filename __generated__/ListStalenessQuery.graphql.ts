/**
 * @generated SignedSource<<e67b624ba45638eb386db06ab8d626d5>>
 * @relayHash 220f3a8b751cfaafe33762e2a25bed61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2abad7c5aab1b8f2d0558d98c426bd33e897d052914462c2d72baf0c4d7989ee

import type { ConcreteRequest } from 'relay-runtime';
export type ListStalenessQuery$variables = {
  changed: string;
  inProject: boolean;
  key: string;
  query: string;
};
export type ListStalenessQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly changed?: {
    readonly totalCount: number;
  };
  readonly project?: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly changed: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type ListStalenessQuery = {
  response: ListStalenessQuery$data;
  variables: ListStalenessQuery$variables;
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
  "name": "inProject"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v4 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v7 = {
  "alias": "all",
  "args": (v5/*:: as any*/),
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "changed"
  }
],
v9 = {
  "alias": "changed",
  "args": (v8/*:: as any*/),
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v10 = {
  "condition": "inProject",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": "all",
      "args": (v5/*:: as any*/),
      "concreteType": "IssueConnection",
      "kind": "LinkedField",
      "name": "search",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "changed",
      "args": (v8/*:: as any*/),
      "concreteType": "IssueConnection",
      "kind": "LinkedField",
      "name": "search",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListStalenessQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v10/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ListStalenessQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
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
      (v10/*:: as any*/)
    ]
  },
  "params": {
    "id": "2abad7c5aab1b8f2d0558d98c426bd33e897d052914462c2d72baf0c4d7989ee",
    "metadata": {},
    "name": "ListStalenessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2c984de0e4a39062c54d9740d22555b";

export default node;
