/**
 * @generated SignedSource<<05165eb4b26e61ac9242c82dd9c91267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_comment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PeekPanelComments_comment" | "TimelineComment_comment">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineComment_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "6ecf585066702c61d6018d9df6bfd3ea";

export default node;
