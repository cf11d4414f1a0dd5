/**
 * @generated SignedSource<<a033be4e1c94116be196e668701d98eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LoadedIssueFieldPicker_issue$data = {
  readonly key: string;
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
      "name": "key",
      "storageKey": null
    },
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

(node as any).hash = "086a5c395fd6238484094074ee2b0a60";

export default node;
