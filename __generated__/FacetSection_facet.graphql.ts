/**
 * @generated SignedSource<<9ea950dbca8aaf814e04e80d59e98c63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetField = "ASSIGNEE" | "AUTHOR" | "CATEGORY" | "LABEL" | "MILESTONE" | "PRIORITY" | "STATE" | "TYPE" | "%future added value";
export type Selection = "EXCLUDED" | "INCLUDED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FacetSection_facet$data = {
  readonly distinct: number;
  readonly field: FacetField;
  readonly none: number;
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

(node as any).hash = "074bfd8355f6dab790bf3fe53d68b239";

export default node;
