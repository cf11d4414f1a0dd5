/**
 * @generated SignedSource<<4ecf7b6bf7d7c19cb549c8fea75eadcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OpenIssueCount_project">;
  readonly " $fragmentType": "issueUpdate_project";
};
export type issueUpdate_project$key = {
  readonly " $data"?: issueUpdate_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenIssueCount_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3c4c593a506b112becc2870bd0a98178";

export default node;
