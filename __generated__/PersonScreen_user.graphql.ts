/**
 * @generated SignedSource<<46e6857a67700dfb30eef9c1bb05f529>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonScreen_user$data = {
  readonly login: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "PersonStatus_user">;
  readonly " $fragmentType": "PersonScreen_user";
};
export type PersonScreen_user$key = {
  readonly " $data"?: PersonScreen_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonScreen_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonScreen_user",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3bb1e75e7450292bd6f94a4096568403";

export default node;
