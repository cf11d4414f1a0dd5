/**
 * @generated SignedSource<<111e57f01cfdf7c578de94763203f541>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationLinkForm_site$data = {
  readonly email: boolean;
  readonly " $fragmentType": "InvitationLinkForm_site";
};
export type InvitationLinkForm_site$key = {
  readonly " $data"?: InvitationLinkForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationLinkForm_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationLinkForm_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4d92bae3ce24e1a25c4dd01fb980dd5d";

export default node;
