/**
 * @generated SignedSource<<e706253df4ab2ddc1bcd731df5619ca8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubIssueRow_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue" | "SubIssueProgress_issue">;
  readonly " $fragmentType": "SubIssueRow_issue";
};
export type SubIssueRow_issue$key = {
  readonly " $data"?: SubIssueRow_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubIssueRow_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubIssueRow_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueReference_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubIssueProgress_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "af3671cb7c14517a8d72bf41a2911eed";

export default node;
