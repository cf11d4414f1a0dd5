/**
 * @generated SignedSource<<8a5b129794c1bda7d213dac8ede75cce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueLinks_linkingIssue$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentType": "IssueLinks_linkingIssue";
};
export type IssueLinks_linkingIssue$key = {
  readonly " $data"?: IssueLinks_linkingIssue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueLinks_linkingIssue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueLinks_linkingIssue",
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

(node as any).hash = "d8f25fdbca94b706f94fcd4ea39c4693";

export default node;
