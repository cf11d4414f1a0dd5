/**
 * @generated SignedSource<<c41df6aa9e66096e595dfcb3ffd2aa7f>>
 * @relayHash f81465153584bb5683b4edfeb473a0d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eb455c18ec0a6439e4ccbe5342f5c9988ae39fd54ae1c7e2df6d8a3e2346194

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
  inProject: boolean;
  key: string;
  nested?: boolean | null | undefined;
  offset: number;
  orderBy?: IssueOrder | null | undefined;
  parentId?: string | null | undefined;
  query: string;
  snapshot?: string | null | undefined;
  trees?: boolean | null | undefined;
};
export type SelectionRangeQuery$data = {
  readonly project?: {
    readonly issues: {
      readonly nodes?: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly snapshot: string;
      readonly subIssues?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      };
    };
  } | null | undefined;
  readonly search?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly snapshot: string;
  };
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
  "name": "inProject"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v4 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "nested"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v7 = {
  "defaultValue": "",
  "kind": "LocalArgument",
  "name": "parentId"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "snapshot"
},
v10 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "trees"
},
v11 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v12 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v13 = {
  "kind": "Variable",
  "name": "groupBy",
  "variableName": "groupBy"
},
v14 = {
  "kind": "Variable",
  "name": "offset",
  "variableName": "offset"
},
v15 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v16 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "query"
},
v17 = {
  "kind": "Variable",
  "name": "snapshot",
  "variableName": "snapshot"
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Issue",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "snapshot",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    {
      "kind": "Variable",
      "name": "trees",
      "variableName": "trees"
    }
  ],
  "concreteType": "IssueConnection",
  "kind": "LinkedField",
  "name": "issues",
  "plural": false,
  "selections": [
    {
      "condition": "nested",
      "kind": "Condition",
      "passingValue": false,
      "selections": (v20/*:: as any*/)
    },
    {
      "condition": "nested",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            (v12/*:: as any*/),
            {
              "kind": "Variable",
              "name": "of",
              "variableName": "parentId"
            },
            (v14/*:: as any*/)
          ],
          "concreteType": "SubIssueRange",
          "kind": "LinkedField",
          "name": "subIssues",
          "plural": false,
          "selections": (v20/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "condition": "inProject",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": null,
      "args": [
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "concreteType": "IssueConnection",
      "kind": "LinkedField",
      "name": "search",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v21/*:: as any*/)
      ],
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectionRangeQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v22/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v23/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SelectionRangeQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v23/*:: as any*/)
    ]
  },
  "params": {
    "id": "3eb455c18ec0a6439e4ccbe5342f5c9988ae39fd54ae1c7e2df6d8a3e2346194",
    "metadata": {},
    "name": "SelectionRangeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2315cd26f57dfcb39a9ff2af03b8893";

export default node;
