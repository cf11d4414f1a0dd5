/**
 * @generated SignedSource<<d56f86808b166c2f2c7ddcec24e2fcba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadCount_viewer$data = {
  readonly unreadNotificationCount: number | null | undefined;
  readonly " $fragmentType": "UnreadCount_viewer";
};
export type UnreadCount_viewer$key = {
  readonly " $data"?: UnreadCount_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadCount_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreadCount_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNotificationCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0b504df14342c44e1355589ee215eb43";

export default node;
