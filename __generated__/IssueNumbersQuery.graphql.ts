/**
 * @generated SignedSource<<b82d58938a9c12009ba0aabdf9da38e1>>
 * @relayHash c92a55bdddb60cc46610ae1d3a6c2d7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91df10e7a220965197403646e6d15968dd4b0740525d634a1befde54ddf5c408

import type { ConcreteRequest } from 'relay-runtime';
export type GroupField = "ASSIGNEE" | "LABEL_SCOPE" | "MILESTONE" | "MONTH" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type IssueOrderField = "ASSIGNEE" | "CLOSED_AT" | "COMMENTS" | "CREATED_AT" | "DUE" | "NUMBER" | "PRIORITY" | "RELEVANCE" | "STATE" | "TITLE" | "UPDATED_AT" | "VOTES" | "%future added value";
export type OrderDirection = "ASC" | "DESC" | "%future added value";
export type IssueOrder = {
  direction?: OrderDirection;
  field?: IssueOrderField;
};
export type GroupBy = {
  field: GroupField;
  labelScope?: string | null | undefined;
};
export type IssueNumbersQuery$variables = {
  first: number;
  groupBy?: GroupBy | null | undefined;
  key: string;
  offset: number;
  orderBy?: IssueOrder | null | undefined;
  query: string;
  snapshot?: string | null | undefined;
};
export type IssueNumbersQuery$data = {
  readonly project: {
    readonly issues: {
      readonly nodes: ReadonlyArray<{
        readonly number: number;
      }>;
      readonly snapshot: string;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type IssueNumbersQuery = {
  response: IssueNumbersQuery$data;
  variables: IssueNumbersQuery$variables;
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
  "name": "groupBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "snapshot"
},
v7 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v8 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "groupBy",
    "variableName": "groupBy"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  },
  {
    "kind": "Variable",
    "name": "snapshot",
    "variableName": "snapshot"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "snapshot",
  "storageKey": null
},
v12 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "IssueNumbersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "IssueConnection",
            "kind": "LinkedField",
            "name": "issues",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Issue",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/)
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "IssueNumbersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "IssueConnection",
            "kind": "LinkedField",
            "name": "issues",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Issue",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "91df10e7a220965197403646e6d15968dd4b0740525d634a1befde54ddf5c408",
    "metadata": {},
    "name": "IssueNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c79099297bd9ff5b122a13be218ef1f";

export default node;
