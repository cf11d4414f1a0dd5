/**
 * @generated SignedSource<<b44290a2c167e38e9663692e45a5e79f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCard_person$data = {
  readonly assigned: {
    readonly openCount: number;
  } | null | undefined;
  readonly user: {
    readonly login: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "PersonStatus_user">;
  };
  readonly " $fragmentType": "PersonCard_person";
};
export type PersonCard_person$key = {
  readonly " $data"?: PersonCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCard_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCard_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Avatar_user"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonStatus_user"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonIssues",
      "kind": "LinkedField",
      "name": "assigned",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "0374f15ba6c46a6043a11e8a596da422";

export default node;
