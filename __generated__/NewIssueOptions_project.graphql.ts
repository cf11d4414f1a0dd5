/**
 * @generated SignedSource<<c5ccb6472455c9eadfbd4980b0715506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewIssueOptions_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssigneesPicker_project" | "LabelsPicker_project" | "MilestonePicker_project">;
  readonly " $fragmentType": "NewIssueOptions_project";
};
export type NewIssueOptions_project$key = {
  readonly " $data"?: NewIssueOptions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewIssueOptions_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewIssueOptions_project",
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

(node as any).hash = "88f09eb32bd3ebbd54ae5a29fa150f56";

export default node;
