/**
 * @generated SignedSource<<25bddda2524b422f9cf3c2e85a335645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueLink_issue$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentType": "IssueLink_issue";
};
export type IssueLink_issue$key = {
  readonly " $data"?: IssueLink_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueLink_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueLink_issue",
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
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "47d80a0fbc9c1fc77fae1e6fc21a447f";

export default node;
