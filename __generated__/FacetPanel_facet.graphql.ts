/**
 * @generated SignedSource<<5f15b37b22f3ebffcff21d2210b35a02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type Selection = "EXCLUDED" | "INCLUDED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FacetPanel_facet$data = {
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
  readonly " $fragmentType": "FacetPanel_facet";
};
export type FacetPanel_facet$key = {
  readonly " $data"?: FacetPanel_facet$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_facet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetPanel_facet",
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

(node as any).hash = "33d283d51d11532d6dc76b9eaffb3e01";

export default node;
