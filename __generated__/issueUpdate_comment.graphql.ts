/**
 * @generated SignedSource<<c30d6aa15474ebed7b127843ba714dc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_comment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PreviewComments_comment" | "TimelineComment_comment">;
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
      "name": "PreviewComments_comment"
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

(node as any).hash = "e1842c40a14da37336f1705746013802";

export default node;
