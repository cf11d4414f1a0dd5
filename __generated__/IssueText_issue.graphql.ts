/**
 * @generated SignedSource<<ddbeef9320c2c60a38ecd27362ad1eb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueText_issue$data = {
  readonly bodyHTML: string;
  readonly id: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"BodyForm_issue">;
  readonly " $fragmentType": "IssueText_issue";
};
export type IssueText_issue$key = {
  readonly " $data"?: IssueText_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueText_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueText_issue",
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
      "name": "bodyHTML",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BodyForm_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "63c4421e9bc3f8e27cc7a793f9e2ebec";

export default node;
