/**
 * @generated SignedSource<<8077d9b94c41756f96278bba44eb2778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PersonSectionsCommented_person$data = Result<{
  readonly commented: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonSections_issues">;
  };
  readonly " $fragmentType": "PersonSectionsCommented_person";
}, unknown>;
export type PersonSectionsCommented_person$key = {
  readonly " $data"?: PersonSectionsCommented_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSectionsCommented_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PersonSectionsCommented_person",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PersonIssues",
        "kind": "LinkedField",
        "name": "commented",
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

(node as any).hash = "7636aa7eff89512bac73586bfee2b697";

export default node;
