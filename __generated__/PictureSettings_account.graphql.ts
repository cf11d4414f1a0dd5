/**
 * @generated SignedSource<<422f71a48016fd0aef734c929f0574f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureSettings_account$data = {
  readonly user: {
    readonly avatarUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  };
  readonly " $fragmentType": "PictureSettings_account";
};
export type PictureSettings_account$key = {
  readonly " $data"?: PictureSettings_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureSettings_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureSettings_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Avatar_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "09a87cf86da14618aca46f1e1c01c362";

export default node;
