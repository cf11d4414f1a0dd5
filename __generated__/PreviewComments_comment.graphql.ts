/**
 * @generated SignedSource<<062944a0a78cc74847f4f1905ab2e304>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewComments_comment$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  } | null | undefined;
  readonly bodyHTML: string;
  readonly createdAt: string;
  readonly " $fragmentType": "PreviewComments_comment";
};
export type PreviewComments_comment$key = {
  readonly " $data"?: PreviewComments_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewComments_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewComments_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyHTML",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserWithAvatar_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "5abe5f9c55e4a21a222b8e37dfc20ec1";

export default node;
