/**
 * @generated SignedSource<<430e0a67c1f5e2632a8f26c5e171c8e0>>
 * @relayHash 704c2dae4484a7cc44ae40c65196eec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48f8cd5f736034edc3872d4d6402d21cc664d53c5b193b3d6bd9789bf8a3bab7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueOrderField = "ASSIGNEE" | "CLOSED_AT" | "COMMENTS" | "CREATED_AT" | "DUE" | "NUMBER" | "PRIORITY" | "RELEVANCE" | "STATE" | "TITLE" | "UPDATED_AT" | "VOTES" | "%future added value";
export type OrderDirection = "ASC" | "DESC" | "%future added value";
export type IssueOrder = {
  direction?: OrderDirection;
  field?: IssueOrderField;
};
export type SearchCountsQuery$variables = {
  editedQuery: string;
  grouped: boolean;
  hasEdited: boolean;
  isFiltered: boolean;
  orderBy?: IssueOrder | null | undefined;
  query: string;
};
export type SearchCountsQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly edited?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly search: {
    readonly marks?: {
      readonly " $fragmentSpreads": FragmentRefs<"useListSections_issues">;
    } | null | undefined;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_issues">;
  };
};
export type SearchCountsQuery = {
  response: SearchCountsQuery$data;
  variables: SearchCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "editedQuery"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "grouped"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasEdited"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFiltered"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "condition": "isFiltered",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "all",
      "args": [
        {
          "kind": "Literal",
          "name": "query",
          "value": ""
        }
      ],
      "concreteType": "IssueConnection",
      "kind": "LinkedField",
      "name": "search",
      "plural": false,
      "selections": [
        (v6/*:: as any*/)
      ],
      "storageKey": "search(query:\"\")"
    }
  ]
},
v8 = {
  "condition": "hasEdited",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "edited",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        },
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "editedQuery"
        }
      ],
      "concreteType": "IssueConnection",
      "kind": "LinkedField",
      "name": "search",
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
      ],
      "storageKey": null
    }
  ]
},
v9 = [
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v10 = {
  "kind": "Literal",
  "name": "of",
  "value": [
    "PROJECT",
    "STATE",
    "LABEL",
    "ASSIGNEE",
    "PRIORITY",
    "TYPE",
    "MILESTONE",
    "AUTHOR",
    "CATEGORY"
  ]
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchCountsQuery",
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "IssueConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "args": [
              (v10/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "FacetPanel_issues"
          },
          {
            "condition": "grouped",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useListSections_issues"
                    }
                  ],
                  "type": "IssueConnection",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "marks"
              }
            ]
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
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchCountsQuery",
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "IssueConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": [
              (v10/*:: as any*/),
              {
                "kind": "Literal",
                "name": "top",
                "value": 8
              }
            ],
            "concreteType": "Facet",
            "kind": "LinkedField",
            "name": "facets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "distinct",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "none",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "noneSelection",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetValue",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "selection",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "color",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "facets(of:[\"PROJECT\",\"STATE\",\"LABEL\",\"ASSIGNEE\",\"PRIORITY\",\"TYPE\",\"MILESTONE\",\"AUTHOR\",\"CATEGORY\"],top:8)"
          },
          {
            "condition": "grouped",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Section",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "48f8cd5f736034edc3872d4d6402d21cc664d53c5b193b3d6bd9789bf8a3bab7",
    "metadata": {},
    "name": "SearchCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9599ddd9f0a1ddde6bebd0566efc6d5a";

export default node;
