/**
 * @generated SignedSource<<e89ac42c7dbdf283ae330b4f8cc5dc75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewIssueRow_issue$data = {
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "OverviewIssueRow_issue";
};
export type OverviewIssueRow_issue$key = {
  readonly " $data"?: OverviewIssueRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewIssueRow_issue",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "c30b1d1d7fbb6cd7fb50b9effd8643e5";

export default node;
