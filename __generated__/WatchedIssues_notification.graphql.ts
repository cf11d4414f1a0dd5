/**
 * @generated SignedSource<<50400b14bb479410fedfb5fb9678884c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchedIssues_notification$data = {
  readonly issue: {
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
  } | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedIssues_news">;
  readonly " $fragmentType": "WatchedIssues_notification";
};
export type WatchedIssues_notification$key = {
  readonly " $data"?: WatchedIssues_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedIssues_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchedIssues_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WorkflowStateIcon_state"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OverviewIssueRow_issue"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WatchedIssues_news"
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "e5c8ccee95766f1e9dfffcff91faeae3";

export default node;
