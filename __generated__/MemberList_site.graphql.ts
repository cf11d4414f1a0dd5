/**
 * @generated SignedSource<<429b6f7446a224cb631f644bc9e1b06c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberList_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_site">;
  readonly " $fragmentType": "MemberList_site";
};
export type MemberList_site$key = {
  readonly " $data"?: MemberList_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberList_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberActions_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4285cdacd73e2c4e4fc20644c72f8830";

export default node;
