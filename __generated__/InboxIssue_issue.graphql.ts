/**
 * @generated SignedSource<<4768135cb095769ceb6c913aeae90d2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InboxIssue_issue$data = {
  readonly author: {
    readonly login: string;
  } | null | undefined;
  readonly commentCount: number;
  readonly completedTaskCount: number;
  readonly createdAt: string;
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly taskCount: number;
  readonly viewerNotification: {
    readonly reason: NotificationReason;
    readonly " $fragmentSpreads": FragmentRefs<"useMarkAsRead_notification">;
  } | null | undefined;
  readonly voteCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "EditableIssueTitle_issue" | "InboxTimeline_issue" | "IssueDescription_issue" | "PreviewFields_issue" | "WatchMenu_issue">;
  readonly " $fragmentType": "InboxIssue_issue";
};
export type InboxIssue_issue$key = {
  readonly " $data"?: InboxIssue_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxIssue_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxIssue_issue",
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
      "name": "voteCount",
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
      "alias": null,
      "args": null,
      "concreteType": "Notification",
      "kind": "LinkedField",
      "name": "viewerNotification",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMarkAsRead_notification"
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
      "name": "WatchMenu_issue"
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
      "name": "InboxTimeline_issue"
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

(node as any).hash = "f033c7dd6efda6bab1ea8c3bb5a15f38";

export default node;
