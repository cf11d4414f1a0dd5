/**
 * @generated SignedSource<<a987a714f90863b993ec329c40ba626d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueHeader_issue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditableIssueTitle_issue" | "IssueHeaderMeta_issue">;
  readonly " $fragmentType": "IssueHeader_issue";
};
export type IssueHeader_issue$key = {
  readonly " $data"?: IssueHeader_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueHeader_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueHeader_issue",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditableIssueTitle_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueHeaderMeta_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "31ec15cf3441b606f9b5d6fa11e6ddfb";

export default node;
