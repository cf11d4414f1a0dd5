/**
 * @generated SignedSource<<b2dbc8bd6f2c4307cfb079102f4079b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInOver_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SignInDialog_query">;
  readonly " $fragmentType": "SignInOver_query";
};
export type SignInOver_query$key = {
  readonly " $data"?: SignInOver_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInOver_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInOver_query",
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

(node as any).hash = "fc8fb5d5f995c0bce5bee7ed7a7fda15";

export default node;
