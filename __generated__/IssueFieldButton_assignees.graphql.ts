/**
 * @generated SignedSource<<57c249ab2eba5a7e6f829f8b5db45e06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueFieldButton_assignees$data = ReadonlyArray<{
  readonly id: string;
  readonly login: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  readonly " $fragmentType": "IssueFieldButton_assignees";
}>;
export type IssueFieldButton_assignees$key = ReadonlyArray<{
  readonly " $data"?: IssueFieldButton_assignees$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueFieldButton_assignees">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "IssueFieldButton_assignees",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "login",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserWithAvatar_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3f8cddf49d9a098dcf1fff5cd5e866cd";

export default node;
