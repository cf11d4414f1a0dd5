/**
 * @generated SignedSource<<f20a0f6505244f61d947a1b3a245bbfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManyOptions_labels$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LabelsPicker_project">;
  readonly " $fragmentType": "ManyOptions_labels";
};
export type ManyOptions_labels$key = {
  readonly " $data"?: ManyOptions_labels$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManyOptions_labels">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManyOptions_labels",
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

(node as any).hash = "9e073f87f4f916b8bbb7fa22a05c2fe3";

export default node;
