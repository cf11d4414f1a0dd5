/**
 * @generated SignedSource<<85542121dc46da7cb3fb2264f28fd84a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkMultiSelectPickers_assignees$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_project">;
  readonly " $fragmentType": "BulkMultiSelectPickers_assignees";
};
export type BulkMultiSelectPickers_assignees$key = {
  readonly " $data"?: BulkMultiSelectPickers_assignees$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkMultiSelectPickers_assignees">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkMultiSelectPickers_assignees",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssigneesPicker_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "97964d81a487da30afcb4ce9ae8e449a";

export default node;
