/**
 * @generated SignedSource<<3fa696fc1d166e17f53ca0328267d4d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "DEVELOPER" | "MAINTAINER" | "READER" | "REPORTER" | "TRIAGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_membership$data = {
  readonly id: string;
  readonly role: Role;
  readonly user: {
    readonly id: string;
    readonly login: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  };
  readonly " $fragmentType": "MemberRow_membership";
};
export type MemberRow_membership$key = {
  readonly " $data"?: MemberRow_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_membership">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_membership",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Membership",
  "abstractKey": null
};
})();

(node as any).hash = "4ce48e9c82d35526ac31a62551edf1bd";

export default node;
