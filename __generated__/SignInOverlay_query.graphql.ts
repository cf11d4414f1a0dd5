/**
 * @generated SignedSource<<819d2669a69591f90f084549f06a2abe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInOverlay_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SignInDialog_query">;
  readonly " $fragmentType": "SignInOverlay_query";
};
export type SignInOverlay_query$key = {
  readonly " $data"?: SignInOverlay_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInOverlay_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInOverlay_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignInDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "960c103416173d072fb1ad3089df7757";

export default node;
