/**
 * @generated SignedSource<<7b3cccb5741e16cb01a8d1622f7e9ca3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PersonSectionsFiled_person$data = Result<{
  readonly filed: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonSections_issues">;
  };
  readonly " $fragmentType": "PersonSectionsFiled_person";
}, unknown>;
export type PersonSectionsFiled_person$key = {
  readonly " $data"?: PersonSectionsFiled_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSectionsFiled_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PersonSectionsFiled_person",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PersonIssues",
        "kind": "LinkedField",
        "name": "filed",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PersonSections_issues"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "3152867c3f28999195f7462b4fc3da49";

export default node;
