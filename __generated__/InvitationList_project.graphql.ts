/**
 * @generated SignedSource<<2304d55cb2792e893736f1993c5c5b6f>>
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
    readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
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
          "name": "InvitationRow_invitation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8162631645c61b3813eae951980a0ff4";

export default node;
