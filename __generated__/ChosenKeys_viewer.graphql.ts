/**
 * @generated SignedSource<<f38c270dfa0d41e31bda011b1e343dac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenKeys_viewer$data = {
  readonly commandKeys: ReadonlyArray<{
    readonly command: string;
    readonly keys: string;
  }> | null | undefined;
  readonly " $fragmentType": "ChosenKeys_viewer";
};
export type ChosenKeys_viewer$key = {
  readonly " $data"?: ChosenKeys_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenKeys_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenKeys_viewer",
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

(node as any).hash = "6d83e2515d37b9c313d78a8d0bb1572d";

export default node;
