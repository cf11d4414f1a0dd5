/**
 * @generated SignedSource<<12945ed1ba32c5704ef8973af74f905e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchedIssueRow_notification$data = {
  readonly issue: {
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
  } | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationNews_notification">;
  readonly " $fragmentType": "WatchedIssueRow_notification";
};
export type WatchedIssueRow_notification$key = {
  readonly " $data"?: WatchedIssueRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedIssueRow_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchedIssueRow_notification",
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
      "name": "NotificationNews_notification"
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "649668c62c27eead604c8abbf9124218";

export default node;
