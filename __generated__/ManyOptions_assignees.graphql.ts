/**
 * @generated SignedSource<<10c406b0de9b59e5aa6ff40b11c15941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManyOptions_assignees$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_project">;
  readonly " $fragmentType": "ManyOptions_assignees";
};
export type ManyOptions_assignees$key = {
  readonly " $data"?: ManyOptions_assignees$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManyOptions_assignees">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManyOptions_assignees",
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

(node as any).hash = "2a08a5ee7586ee722697ab1d0850c571";

export default node;
