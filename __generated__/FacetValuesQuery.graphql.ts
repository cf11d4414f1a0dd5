/**
 * @generated SignedSource<<6bb9842e8789ae4095b888a2faf59415>>
 * @relayHash 7af59218575adfd851074fd05b82b62a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0c516b326bb9511690ad0278ba247d44bcafe71dc2d6053f6a824e397760e5b

import type { ConcreteRequest } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "STATE" | "TYPE" | "%future added value";
export type Selection = "EXCLUDED" | "INCLUDED" | "NONE" | "%future added value";
export type FacetValuesQuery$variables = {
  field: FacetField;
  key: string;
  matching: string;
  query: string;
};
export type FacetValuesQuery$data = {
  readonly project: {
    readonly facetValues: {
      readonly nodes: ReadonlyArray<{
        readonly color: string | null | undefined;
        readonly count: number;
        readonly key: string;
        readonly label: string;
        readonly selection: Selection;
      }>;
      readonly totalCount: number;
    };
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
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matching"
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
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "field",
      "variableName": "field"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
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
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
        },
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
  "storageKey": null
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
    "name": "FacetValuesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FacetValuesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "id": "c0c516b326bb9511690ad0278ba247d44bcafe71dc2d6053f6a824e397760e5b",
    "metadata": {},
    "name": "FacetValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a406535363638b99222a02cd8245e2da";

export default node;
