/**
 * @generated SignedSource<<f681911bd3a753a9dcb553d70b16afdb>>
 * @relayHash 1065192d63303aeaa8db5d1d4ad0222f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ec157cb7bfff9abb36b14340fc48f1da241cff1467fc0d7618594e34d9274e3

import type { ConcreteRequest } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type QueryCompletionFacetValuesQuery$variables = {
  field: FacetField;
  first: number;
  inProject: boolean;
  key: string;
  matching: string;
  query: string;
};
export type QueryCompletionFacetValuesQuery$data = {
  readonly facetValues?: {
    readonly nodes: ReadonlyArray<{
      readonly count: number;
      readonly key: string;
      readonly label: string;
    }>;
  };
  readonly project?: {
    readonly facetValues: {
      readonly nodes: ReadonlyArray<{
        readonly count: number;
        readonly key: string;
        readonly label: string;
      }>;
    };
  } | null | undefined;
};
export type QueryCompletionFacetValuesQuery = {
  response: QueryCompletionFacetValuesQuery$data;
  variables: QueryCompletionFacetValuesQuery$variables;
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
  "name": "first"
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matching"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v6 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "field",
      "variableName": "field"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "matching",
      "variableName": "matching"
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "FacetValueConnection",
  "kind": "LinkedField",
  "name": "facetValues",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "condition": "inProject",
  "kind": "Condition",
  "passingValue": false,
  "selections": (v8/*:: as any*/)
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
    "name": "QueryCompletionFacetValuesQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      (v9/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QueryCompletionFacetValuesQuery",
    "selections": [
      {
        "condition": "inProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
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
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "id": "7ec157cb7bfff9abb36b14340fc48f1da241cff1467fc0d7618594e34d9274e3",
    "metadata": {},
    "name": "QueryCompletionFacetValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2bd53f5d3e39021d81705e1551c8cd0";

export default node;
