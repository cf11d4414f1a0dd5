/**
 * @generated SignedSource<<4974df7d2b810485a6423df009455267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
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
      "name": "UserWithAvatar_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "13eb4216a6349eaec069162ae39cfcb5";

export default node;
