/**
 * @generated SignedSource<<0579e106f5fa31a5cb083416de887060>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetValuesOfAllProjects_query$data = {
  readonly facetValues: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly count: number;
        readonly " $fragmentSpreads": FragmentRefs<"FacetValueCells_value">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "FacetValuesOfAllProjects_query";
};
export type FacetValuesOfAllProjects_query$key = {
  readonly " $data"?: FacetValuesOfAllProjects_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetValuesOfAllProjects_query">;
};

import FacetValuesOfAllProjectsPageQuery_graphql from './FacetValuesOfAllProjectsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "facetValues"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "field"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "matching"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "query"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": FacetValuesOfAllProjectsPageQuery_graphql
    }
  },
  "name": "FacetValuesOfAllProjects_query",
  "selections": [
    {
      "alias": "facetValues",
      "args": [
        {
          "kind": "Variable",
          "name": "field",
          "variableName": "field"
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
      "name": "__FacetValuesOfAllProjects_facetValues_connection",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FacetValueCells_value"
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c093fee93c9c9d9ce5ae8fdcf5ff2ed6";

export default node;
