/**
 * @generated SignedSource<<d79e0756aa71160ef7618fed0b0367a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppShell_signIn$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SignInDialog_query">;
  readonly " $fragmentType": "AppShell_signIn";
};
export type AppShell_signIn$key = {
  readonly " $data"?: AppShell_signIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppShell_signIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppShell_signIn",
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

(node as any).hash = "cc9188964eac691c9b0725503e880dbf";

export default node;
