/**
 * @generated SignedSource<<def2806fef7128b162d1bba438bc4f42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCards_person$data = {
  readonly assigned: {
    readonly openCount: number;
  } | null | undefined;
  readonly user: {
    readonly login: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "PersonStatus_user">;
  };
  readonly " $fragmentType": "PersonCards_person";
};
export type PersonCards_person$key = {
  readonly " $data"?: PersonCards_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCards_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCards_person",
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

(node as any).hash = "44c12650e00a4349cda3df44dfac067a";

export default node;
