/**
 * @generated SignedSource<<24bf7936ab0d342998792927331facc3>>
 * @relayHash 834f0e166e7ac23ccb1607dc86039520
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6198c535d211b7b7863c3c42264f06dba69d923cbc88f400e1c211d0c02f8059

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
export type SelectionRangeQuery$variables = {
  first: number;
  groupBy?: GroupBy | null | undefined;
  key: string;
  offset: number;
  orderBy?: IssueOrder | null | undefined;
  query: string;
  snapshot?: string | null | undefined;
};
export type SelectionRangeQuery$data = {
  readonly project: {
    readonly issues: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly snapshot: string;
    };
  } | null | undefined;
};
export type SelectionRangeQuery = {
  response: SelectionRangeQuery$data;
  variables: SelectionRangeQuery$variables;
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": [
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
        (v8/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snapshot",
      "storageKey": null
    }
  ],
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
    "name": "SelectionRangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v9/*:: as any*/)
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
    "name": "SelectionRangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6198c535d211b7b7863c3c42264f06dba69d923cbc88f400e1c211d0c02f8059",
    "metadata": {},
    "name": "SelectionRangeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e0a5f8bcf3e82f7d24b48dd98b7ade3f";

export default node;
