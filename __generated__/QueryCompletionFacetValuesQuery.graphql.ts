/**
 * @generated SignedSource<<e06122c5a059f56324ecc6de66aefb8c>>
 * @relayHash 9f006272c37ab0565c113acc216d4f35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310ea4937929de13500012646e40db4b73a4bb1873ebd10a0d13ecf1d440171f

import type { ConcreteRequest } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type QueryCompletionFacetValuesQuery$variables = {
  field: FacetField;
  first: number;
  key: string;
  matching: string;
  query: string;
};
export type QueryCompletionFacetValuesQuery$data = {
  readonly project: {
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
    "name": "QueryCompletionFacetValuesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
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
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QueryCompletionFacetValuesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
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
    "id": "310ea4937929de13500012646e40db4b73a4bb1873ebd10a0d13ecf1d440171f",
    "metadata": {},
    "name": "QueryCompletionFacetValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2881a8e536947bc79b068dd5e563b5a";

export default node;
