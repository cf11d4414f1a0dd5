/**
 * @generated SignedSource<<eaddd013e730517e3219f958f06e6d12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "STATE" | "TYPE" | "%future added value";
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
            "AUTHOR"
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
      "storageKey": "facets(of:[\"STATE\",\"LABEL\",\"ASSIGNEE\",\"PRIORITY\",\"TYPE\",\"MILESTONE\",\"AUTHOR\"],top:8)"
    }
  ],
  "type": "IssueConnection",
  "abstractKey": null
};

(node as any).hash = "740b6003ab5324bc59ebdd39041ea56c";

export default node;
