/**
 * @generated SignedSource<<7155cadcf84155ba1cf8ba8e7334566c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageIssue_issue$data = {
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "EditableIssueTitle_issue" | "IssueDescription_issue" | "IssueTimeline_issue" | "PreviewFields_issue" | "TriageIssue_meta">;
  readonly " $fragmentType": "TriageIssue_issue";
};
export type TriageIssue_issue$key = {
  readonly " $data"?: TriageIssue_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageIssue_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageIssue_issue",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageIssue_meta"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditableIssueTitle_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewFields_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueDescription_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueTimeline_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentComposer_issue"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "073537864d00681a54170337a6558e1d";

export default node;
