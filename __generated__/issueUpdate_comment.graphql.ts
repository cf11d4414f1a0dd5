/**
 * @generated SignedSource<<034fb4daf716ff948b581474611be546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_comment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PeekPanelComments_comment">;
  readonly " $fragmentType": "issueUpdate_comment";
};
export type issueUpdate_comment$key = {
  readonly " $data"?: issueUpdate_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_comment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeekPanelComments_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "86170aae000c3580e65f70e4a11de1f5";

export default node;
