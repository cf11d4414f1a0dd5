/**
 * @generated SignedSource<<a5b5091ef2637ba56e3ca8a442e85699>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TokenScope = "ADMIN" | "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenListRow_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly usedAt: string | null | undefined;
  readonly " $fragmentType": "ApiTokenListRow_token";
};
export type ApiTokenListRow_token$key = {
  readonly " $data"?: ApiTokenListRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenListRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokenListRow_token",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "2526dde4561c12044c0887ab3446e674";

export default node;
