/**
 * @generated SignedSource<<befb7cf3b351c7911964cd6ca702bd4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonHeader_user$data = {
  readonly login: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_user" | "PersonStatus_user">;
  readonly " $fragmentType": "PersonHeader_user";
};
export type PersonHeader_user$key = {
  readonly " $data"?: PersonHeader_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonHeader_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonHeader_user",
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

(node as any).hash = "c0975b5660ebbd21683262274a78da58";

export default node;
