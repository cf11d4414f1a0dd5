/**
 * @generated SignedSource<<02470eed805c4077f2c8ce3643ac127e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelActions_label$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteLabelDialog_label" | "MergeLabelDialog_label">;
  readonly " $fragmentType": "LabelActions_label";
};
export type LabelActions_label$key = {
  readonly " $data"?: LabelActions_label$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelActions_label">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelActions_label",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteLabelDialog_label"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeLabelDialog_label"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "d79bd4578855805a353d768d2c658009";

export default node;
