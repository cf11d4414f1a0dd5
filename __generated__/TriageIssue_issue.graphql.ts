/**
 * @generated SignedSource<<a0020b97e85bdedf9383057e27438c34>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "EditableIssueTitle_issue" | "IssueDescription_issue" | "IssueTimeline_issue" | "PeekPanelFields_issue" | "TriageIssueMeta_issue">;
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
      "name": "TriageIssueMeta_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditableIssueTitle_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeekPanelFields_issue"
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

(node as any).hash = "eba65c698595b38119f5e42e82c4ddcc";

export default node;
