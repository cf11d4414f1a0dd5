/**
 * @generated SignedSource<<b26f39391c0ff6c58d03af26290f502d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PersonSectionsAssigned_person$data = Result<{
  readonly assigned: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonSections_issues">;
  };
  readonly " $fragmentType": "PersonSectionsAssigned_person";
}, unknown>;
export type PersonSectionsAssigned_person$key = {
  readonly " $data"?: PersonSectionsAssigned_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSectionsAssigned_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PersonSectionsAssigned_person",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PersonIssues",
        "kind": "LinkedField",
        "name": "assigned",
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

(node as any).hash = "ff5e931ebd0c947de3e3c356fa704137";

export default node;
