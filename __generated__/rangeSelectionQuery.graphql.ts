/**
 * @generated SignedSource<<18f93fbf2ef3750480b17d63767a3d41>>
 * @relayHash ad30abd0865e7dd6fdc002521d176eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c00e662ad0335e06d1a960d1064a85351aea3fd954cb2429b088aa6df94fa97d

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
export type rangeSelectionQuery$variables = {
  containerId: string;
  first: number;
  groupBy?: GroupBy | null | undefined;
  nested: boolean;
  offset: number;
  orderBy?: IssueOrder | null | undefined;
  parentId: string;
  query: string;
  snapshot: string;
  trees: boolean;
};
export type rangeSelectionQuery$data = {
  readonly node: {
    readonly issues?: {
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
};
export type rangeSelectionQuery = {
  response: rangeSelectionQuery$data;
  variables: rangeSelectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "containerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupBy"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nested"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parentId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "snapshot"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trees"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "containerId"
  }
],
v11 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v12 = {
  "kind": "Variable",
  "name": "offset",
  "variableName": "offset"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Issue",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v13/*:: as any*/)
    ],
    "storageKey": null
  }
],
v15 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        (v11/*:: as any*/),
        {
          "kind": "Variable",
          "name": "groupBy",
          "variableName": "groupBy"
        },
        (v12/*:: as any*/),
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
        },
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
          "selections": (v14/*:: as any*/)
        },
        {
          "condition": "nested",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": [
                (v11/*:: as any*/),
                {
                  "kind": "Variable",
                  "name": "of",
                  "variableName": "parentId"
                },
                (v12/*:: as any*/)
              ],
              "concreteType": "SubIssueRange",
              "kind": "LinkedField",
              "name": "subIssues",
              "plural": false,
              "selections": (v14/*:: as any*/),
              "storageKey": null
            }
          ]
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
    }
  ],
  "type": "IssueContainer",
  "abstractKey": "__isIssueContainer"
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
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "rangeSelectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v15/*:: as any*/)
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
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "rangeSelectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c00e662ad0335e06d1a960d1064a85351aea3fd954cb2429b088aa6df94fa97d",
    "metadata": {},
    "name": "rangeSelectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b529ac87a4571c117484c884b27ef9c5";

export default node;
