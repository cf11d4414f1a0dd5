/**
 * @generated SignedSource<<52681e8d0026866a8bd6f5944881c7f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportedPeople_person$data = {
  readonly importedPeople: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportedPeople_user">;
  }>;
  readonly " $fragmentType": "ImportedPeople_person";
};
export type ImportedPeople_person$key = {
  readonly " $data"?: ImportedPeople_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedPeople_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportedPeople_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "importedPeople",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportedPeople_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "4032d27d64cc1af2cd610d060aa70546";

export default node;
