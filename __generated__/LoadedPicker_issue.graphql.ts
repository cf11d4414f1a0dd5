/**
 * @generated SignedSource<<256b5dbf1336a3b4bbe80c788230ca49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LoadedPicker_issue$data = {
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "LoadedPicker_issue";
};
export type LoadedPicker_issue$key = {
  readonly " $data"?: LoadedPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedPicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "ee79677913604c4d5e3b2907b77ebc63";

export default node;
