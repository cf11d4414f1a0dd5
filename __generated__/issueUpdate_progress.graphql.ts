/**
 * @generated SignedSource<<4dc294b7edcc80d38846318d175ebe22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_progress$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubIssueProgress_issue">;
  readonly " $fragmentType": "issueUpdate_progress";
};
export type issueUpdate_progress$key = {
  readonly " $data"?: issueUpdate_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_progress",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubIssueProgress_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "9b49146e12a0511bdc8be0d50f985f3d";

export default node;
