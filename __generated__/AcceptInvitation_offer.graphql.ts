/**
 * @generated SignedSource<<c9e3a6874a793ddee8de1a6bce29450d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_offer$data = {
  readonly projectName: string;
  readonly role: Role;
  readonly viewerRole: Role | null | undefined;
  readonly " $fragmentType": "AcceptInvitation_offer";
};
export type AcceptInvitation_offer$key = {
  readonly " $data"?: AcceptInvitation_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptInvitation_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "15a294eea528a947d3aff71617dfe103";

export default node;
