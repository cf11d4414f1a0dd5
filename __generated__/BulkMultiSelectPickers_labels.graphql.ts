/**
 * @generated SignedSource<<0307aa8f298810f775def66ce4d64c0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkMultiSelectPickers_labels$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LabelsPicker_project">;
  readonly " $fragmentType": "BulkMultiSelectPickers_labels";
};
export type BulkMultiSelectPickers_labels$key = {
  readonly " $data"?: BulkMultiSelectPickers_labels$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkMultiSelectPickers_labels">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkMultiSelectPickers_labels",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelsPicker_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c39fc17025cd0937633443662d95545b";

export default node;
