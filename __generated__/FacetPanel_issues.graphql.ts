/**
 * @generated SignedSource<<8e5a4b6edc19e8d27264674951f8e369>>
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
    readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_facet">;
  }>;
  readonly " $fragmentType": "FacetPanel_issues";
};
export type FacetPanel_issues$key = {
  readonly " $data"?: FacetPanel_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_issues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "of"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetPanel_issues",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "of",
          "variableName": "of"
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
          "name": "FacetPanel_facet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueConnection",
  "abstractKey": null
};

(node as any).hash = "671ffece641b92f67a8b6947849df86e";

export default node;
