/**
 * @generated SignedSource<<2821b7aea85c3f48863fa5b517330bc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetValueCells_value$data = {
  readonly color: string | null | undefined;
  readonly count: number;
  readonly key: string;
  readonly label: string;
  readonly " $fragmentType": "FacetValueCells_value";
};
export type FacetValueCells_value$key = {
  readonly " $data"?: FacetValueCells_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetValueCells_value">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetValueCells_value",
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
      "name": "color",
      "storageKey": null
    }
  ],
  "type": "FacetValue",
  "abstractKey": null
};

(node as any).hash = "3540948601cc5fa3afc96c2e3fab3c8d";

export default node;
