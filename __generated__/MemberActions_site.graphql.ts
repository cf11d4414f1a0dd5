/**
 * @generated SignedSource<<a33813176029340fb97060c512d3977e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberActions_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InvitationLinkForm_site">;
  readonly " $fragmentType": "MemberActions_site";
};
export type MemberActions_site$key = {
  readonly " $data"?: MemberActions_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberActions_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationLinkForm_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "220f6fd1a9b4e17d52e37c56c84cb900";

export default node;
