/**
 * @generated SignedSource<<17b545edf9f90d76d684d7c9d38d5dff>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ImportedPersonRow_user">;
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
          "name": "ImportedPersonRow_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "341e5dc579ce2d2fac1140b44fdc5773";

export default node;
