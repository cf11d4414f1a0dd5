/**
 * @generated SignedSource<<acf88c102e7be456c4c612c7acca9078>>
 * @relayHash 96d6f01464fb3c2b1330a8c1c5b83daa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11caa620b67a50cec783605c255487d3f7004b25a8a414413b0dcdcbc1566dfa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type FacetValuesQuery$variables = {
  field: FacetField;
  inProject: boolean;
  key: string;
  matching: string;
  query: string;
};
export type FacetValuesQuery$data = {
  readonly allProjects?: {
    readonly " $fragmentSpreads": FragmentRefs<"FacetValuesOfAllProjects_query">;
  } | null | undefined;
  readonly project?: {
    readonly " $fragmentSpreads": FragmentRefs<"FacetValuesOfProject_project">;
  } | null | undefined;
};
export type FacetValuesQuery = {
  response: FacetValuesQuery$data;
  variables: FacetValuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "field"
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
  "name": "matching"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v5 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v6 = {
  "kind": "Variable",
  "name": "field",
  "variableName": "field"
},
v7 = {
  "kind": "Variable",
  "name": "matching",
  "variableName": "matching"
},
v8 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "query"
},
v9 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": (v10/*:: as any*/),
  "concreteType": "FacetValueConnection",
  "kind": "LinkedField",
  "name": "facetValues",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValueEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "color",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  "query",
  "field",
  "matching"
];
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
    "name": "FacetValuesQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": (v9/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "FacetValuesOfProject_project"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v9/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "FacetValuesOfAllProjects_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "allProjects"
          }
        ]
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FacetValuesQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "filters": (v12/*:: as any*/),
                "handle": "connection",
                "key": "FacetValuesOfProject_facetValues",
                "kind": "LinkedHandle",
                "name": "facetValues"
              },
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
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "filters": (v12/*:: as any*/),
            "handle": "connection",
            "key": "FacetValuesOfAllProjects_facetValues",
            "kind": "LinkedHandle",
            "name": "facetValues"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "11caa620b67a50cec783605c255487d3f7004b25a8a414413b0dcdcbc1566dfa",
    "metadata": {},
    "name": "FacetValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a849996063643e9e348116118dc0974";

export default node;
