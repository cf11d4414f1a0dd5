/**
 * @generated SignedSource<<77f684740bb9a16312d4089a3b51e1b5>>
 * @relayHash ed5e8a72a24e499a979d988f4e3cf0d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 013842ad1794dcf8a492153f66533c7db192eaa3a7d1c1872690ae112dc1984f

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
  orderBy?: IssueOrder | null | undefined;
  query: string;
};
export type SearchCountsQuery$data = {
  readonly all: {
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
  "name": "orderBy"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
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
    (v5/*:: as any*/)
  ],
  "storageKey": "search(query:\"\")"
},
v7 = {
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
v8 = [
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
v9 = {
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v12 = {
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchCountsQuery",
    "selections": [
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "IssueConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "args": [
              (v9/*:: as any*/)
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
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchCountsQuery",
    "selections": [
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "IssueConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": [
              (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
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
    "id": "013842ad1794dcf8a492153f66533c7db192eaa3a7d1c1872690ae112dc1984f",
    "metadata": {},
    "name": "SearchCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "afadbe7a2ec70e47c36c33d7881e07bc";

export default node;
