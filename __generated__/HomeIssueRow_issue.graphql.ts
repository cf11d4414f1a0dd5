/**
 * @generated SignedSource<<057fd591cd0f2c3b1c167f69abb11cdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeIssueRow_issue$data = {
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "HomeIssueRow_issue";
};
export type HomeIssueRow_issue$key = {
  readonly " $data"?: HomeIssueRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeIssueRow_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeIssueRow_issue",
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

(node as any).hash = "237ab35b808656aab563c07bb98a4d1d";

export default node;
