/**
 * @generated SignedSource<<52995f14a1e2b3d47aa8e5abaacb1afa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedAddressDialog_container$data = {
  readonly view: {
    readonly feedPath: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "FeedAddressDialog_container";
};
export type FeedAddressDialog_container$key = {
  readonly " $data"?: FeedAddressDialog_container$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedAddressDialog_container">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "slug"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedAddressDialog_container",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "slug"
        }
      ],
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedViewContainer",
  "abstractKey": "__isSavedViewContainer"
};

(node as any).hash = "6ef2b0bcaa61a1ba866a428d130070a0";

export default node;
