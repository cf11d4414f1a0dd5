/**
 * @generated SignedSource<<09df137f9760b1b85e568389dace14fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LoadedIssueFieldPicker_issue$data = {
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly viewerCanSetType: boolean;
  readonly " $fragmentType": "LoadedIssueFieldPicker_issue";
};
export type LoadedIssueFieldPicker_issue$key = {
  readonly " $data"?: LoadedIssueFieldPicker_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedIssueFieldPicker_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedIssueFieldPicker_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetType",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "6fc9edd7af1a9bb7e7d7395f3fec06d9";

export default node;
