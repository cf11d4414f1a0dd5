/**
 * @generated SignedSource<<4829a7dfe7d6e8c1ae5d3724b5fabbc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelChip_label$data = {
  readonly color: string;
  readonly name: string;
  readonly " $fragmentType": "LabelChip_label";
};
export type LabelChip_label$key = {
  readonly " $data"?: LabelChip_label$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelChip_label",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "29f93715434471e661d6c61d0463b49d";

export default node;
