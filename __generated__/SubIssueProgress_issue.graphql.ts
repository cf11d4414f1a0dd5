/**
 * @generated SignedSource<<6afe8db388d9612d3694a04122a22aa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubIssueProgress_issue$data = {
  readonly closedSubIssueCount: number;
  readonly subIssueCount: number;
  readonly " $fragmentType": "SubIssueProgress_issue";
};
export type SubIssueProgress_issue$key = {
  readonly " $data"?: SubIssueProgress_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubIssueProgress_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubIssueProgress_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subIssueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedSubIssueCount",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "874a3340635d220b1d3990bf0a94b8e0";

export default node;
