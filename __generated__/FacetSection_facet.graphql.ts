/**
 * @generated SignedSource<<50049aac40a1419e3b8883ae9d93c1db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type Selection = "EXCLUDED" | "INCLUDED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FacetSection_facet$data = {
  readonly distinct: number;
  readonly field: FacetField;
  readonly none: number;
  readonly noneSelection: Selection;
  readonly values: ReadonlyArray<{
    readonly color: string | null | undefined;
    readonly count: number;
    readonly key: string;
    readonly label: string;
    readonly selection: Selection;
  }>;
  readonly " $fragmentType": "FacetSection_facet";
};
export type FacetSection_facet$key = {
  readonly " $data"?: FacetSection_facet$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetSection_facet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetSection_facet",
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
  "type": "Facet",
  "abstractKey": null
};

(node as any).hash = "2d3b81a3dd6d4f130cd5f685036c76d2";

export default node;
