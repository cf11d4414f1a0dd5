/**
 * @generated SignedSource<<889e4b638b00bd124b6769ac17d048f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TokenScope = "ADMIN" | "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TokenRow_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly usedAt: string | null | undefined;
  readonly " $fragmentType": "TokenRow_token";
};
export type TokenRow_token$key = {
  readonly " $data"?: TokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokenRow_token",
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

(node as any).hash = "de964ba65be5c963a4523a4c34f31964";

export default node;
