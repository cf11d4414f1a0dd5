/**
 * @generated SignedSource<<6b57ff1cdac414a06b7c7dc697ae7e69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetValues_value$data = {
  readonly color: string | null | undefined;
  readonly count: number;
  readonly key: string;
  readonly label: string;
  readonly " $fragmentType": "FacetValues_value";
};
export type FacetValues_value$key = {
  readonly " $data"?: FacetValues_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetValues_value">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetValues_value",
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

(node as any).hash = "07f465a42ed5ab72adb43d38521a200f";

export default node;
