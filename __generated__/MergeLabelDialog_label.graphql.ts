/**
 * @generated SignedSource<<7ae7ecbac217607a61e59a2c0539398b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeLabelDialog_label$data = {
  readonly id: string;
  readonly issueCount: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
  readonly " $fragmentType": "MergeLabelDialog_label";
};
export type MergeLabelDialog_label$key = {
  readonly " $data"?: MergeLabelDialog_label$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeLabelDialog_label">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeLabelDialog_label",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "issueCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelChip_label"
    }
  ],
  "type": "Label",
  "abstractKey": null
};

(node as any).hash = "68197c99405177e7438be43db7439304";

export default node;
