/**
 * @generated SignedSource<<797df5c61f2b13c1bc411d17e98011a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeySettings_viewer$data = {
  readonly commandKeys: ReadonlyArray<{
    readonly command: string;
    readonly keys: string;
  }> | null | undefined;
  readonly " $fragmentType": "KeySettings_viewer";
};
export type KeySettings_viewer$key = {
  readonly " $data"?: KeySettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeySettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeySettings_viewer",
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

(node as any).hash = "a6c1a7e00cc3286814076977a1d36eda";

export default node;
