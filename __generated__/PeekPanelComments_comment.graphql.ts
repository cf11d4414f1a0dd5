/**
 * @generated SignedSource<<5875b183885ef8e0e210e8e416af078e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeekPanelComments_comment$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  } | null | undefined;
  readonly bodyHTML: string;
  readonly createdAt: string;
  readonly " $fragmentType": "PeekPanelComments_comment";
};
export type PeekPanelComments_comment$key = {
  readonly " $data"?: PeekPanelComments_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekPanelComments_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeekPanelComments_comment",
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

(node as any).hash = "af837c4e6d1d66803cf80eb72d3dc383";

export default node;
