/**
 * @generated SignedSource<<1b3be9d409a00b9df8b109afb0b7a68d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationList_project$data = {
  readonly invitations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InvitationList_invitation">;
  }>;
  readonly " $fragmentType": "InvitationList_project";
};
export type InvitationList_project$key = {
  readonly " $data"?: InvitationList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationList_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvitationList_invitation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "cd211a1cfc1d8a177f61ad6cb5ee0f5b";

export default node;
