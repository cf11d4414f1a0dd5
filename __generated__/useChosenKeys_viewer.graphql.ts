/**
 * @generated SignedSource<<6480f9664bee69fee3a75969a4500c2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChosenKeys_viewer$data = {
  readonly commandKeys: ReadonlyArray<{
    readonly command: string;
    readonly keys: string;
  }> | null | undefined;
  readonly " $fragmentType": "useChosenKeys_viewer";
};
export type useChosenKeys_viewer$key = {
  readonly " $data"?: useChosenKeys_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChosenKeys_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChosenKeys_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommandKeys",
      "kind": "LinkedField",
      "name": "commandKeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "command",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keys",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "102ebc7367a142b1e0a8f4cb5648836d";

export default node;
