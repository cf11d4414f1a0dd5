/**
 * @generated SignedSource<<9317a1a96b13e7657b1b9b9f53bb285e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FacetPanel_issues$data = {
  readonly facets: ReadonlyArray<{
    readonly field: FacetField;
    readonly " $fragmentSpreads": FragmentRefs<"FacetSection_facet">;
  }>;
  readonly " $fragmentType": "FacetPanel_issues";
};
export type FacetPanel_issues$key = {
  readonly " $data"?: FacetPanel_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_issues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetPanel_issues",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "of",
          "value": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FacetSection_facet"
        }
      ],
      "storageKey": "facets(of:[\"STATE\",\"LABEL\",\"ASSIGNEE\",\"PRIORITY\",\"TYPE\",\"MILESTONE\",\"AUTHOR\",\"CATEGORY\"],top:8)"
    }
  ],
  "type": "IssueConnection",
  "abstractKey": null
};

(node as any).hash = "7cd7e106fbb44d311436ff714986ed8b";

export default node;
