/**
 * @generated SignedSource<<ab289b601887bf1f610ec2fa9dba767f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferWords_offer$data = {
  readonly createdBy: {
    readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
  } | null | undefined;
  readonly expiresAt: string;
  readonly projectKey: string;
  readonly projectName: string;
  readonly role: Role;
  readonly " $fragmentType": "OfferWords_offer";
};
export type OfferWords_offer$key = {
  readonly " $data"?: OfferWords_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferWords_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferWords_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectKey",
      "storageKey": null
    },
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Person_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "8904c8629a4127ed5444365742d40445";

export default node;
