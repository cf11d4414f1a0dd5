/**
 * @generated SignedSource<<9820838abf7c0e00fa988090d0b5a4e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportedUserMark_user$data = {
  readonly placeholder: boolean;
  readonly " $fragmentType": "ImportedUserMark_user";
};
export type ImportedUserMark_user$key = {
  readonly " $data"?: ImportedUserMark_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedUserMark_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportedUserMark_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholder",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "451c8e998a23bb2c614e0be5af0f5f34";

export default node;
