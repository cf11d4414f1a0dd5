/**
 * @generated SignedSource<<e66662658198f0b317560698d9ca49bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
  readonly " $fragmentType": "AcceptInvitation_viewer";
};
export type AcceptInvitation_viewer$key = {
  readonly " $data"?: AcceptInvitation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptInvitation_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Person_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ab93636fb267c2d3792d860c24408972";

export default node;
