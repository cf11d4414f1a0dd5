/**
 * @generated SignedSource<<7ff02b35d5e74cc985fbec64b9260c5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewIssueFieldPicker_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_project" | "LabelsPicker_project" | "MilestonePicker_project">;
  readonly " $fragmentType": "NewIssueFieldPicker_project";
};
export type NewIssueFieldPicker_project$key = {
  readonly " $data"?: NewIssueFieldPicker_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueFieldPicker_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewIssueFieldPicker_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelsPicker_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssigneesPicker_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestonePicker_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "032ad7f0805ca3d4992be5b3acd6bda2";

export default node;
