/**
 * @generated SignedSource<<c1e61e91643be8895ddcdce9d66a51f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_chosenKeys$data = {
  readonly commandKeys: ReadonlyArray<{
    readonly command: string;
    readonly keys: string;
  }> | null | undefined;
  readonly " $fragmentType": "Sidebar_chosenKeys";
};
export type Sidebar_chosenKeys$key = {
  readonly " $data"?: Sidebar_chosenKeys$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sidebar_chosenKeys">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sidebar_chosenKeys",
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

(node as any).hash = "bb0f8388061a3608a87237db3f6d3bd1";

export default node;
