/**
 * @generated SignedSource<<969216d9650ec8a41ddea35c2af59f07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewedIssue_issue$data = {
  readonly author: {
    readonly login: string;
  } | null | undefined;
  readonly commentCount: number;
  readonly completedTaskCount: number;
  readonly createdAt: string;
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly subIssues?: {
    readonly " $fragmentSpreads": FragmentRefs<"SubIssues_issue">;
  } | null | undefined;
  readonly taskCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "EditableIssueTitle_issue" | "HeldIssueNotice_issue" | "IssueDescription_issue" | "IssueLinks_issue" | "PreviewComments_issue" | "PreviewFields_issue" | "VoteAndWatch_issue">;
  readonly " $fragmentType": "PreviewedIssue_issue";
};
export type PreviewedIssue_issue$key = {
  readonly " $data"?: PreviewedIssue_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewedIssue_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasSubIssues"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewedIssue_issue",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taskCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedTaskCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditableIssueTitle_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeldIssueNotice_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteAndWatch_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueLinks_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueDescription_issue"
    },
    {
      "condition": "hasSubIssues",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SubIssues_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "subIssues"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentComposer_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewFields_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewComments_issue"
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

(node as any).hash = "a9a228b61a47f2a8aab08f6afa476fe5";

export default node;
