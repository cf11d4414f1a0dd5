/**
 * @generated SignedSource<<64b8c4431b82d772c8698763ee98bf8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentionedIssueRow_notification$data = {
  readonly actor: {
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
  } | null | undefined;
  readonly issue: {
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OverviewIssueRow_issue">;
  } | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentType": "MentionedIssueRow_notification";
};
export type MentionedIssueRow_notification$key = {
  readonly " $data"?: MentionedIssueRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentionedIssueRow_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentionedIssueRow_notification",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Avatar_user"
        }
      ],
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
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "7f81c24bdd42be5a130307e2e56ca415";

export default node;
