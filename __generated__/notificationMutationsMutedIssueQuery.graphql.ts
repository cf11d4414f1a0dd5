/**
 * @generated SignedSource<<6377aacec2d84237b6951695ed36da55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
export type WatchLevel = "ALL" | "MUTED" | "PARTICIPATING" | "%future added value";
export type notificationMutationsMutedIssueQuery$variables = {
  issueId: string;
};
export type notificationMutationsMutedIssueQuery$data = {
  get issue(): {
    readonly __typename: "Issue";
    viewerWatchLevel: WatchLevel;
    get viewerNotification(): {
      snoozedUntil: string | null | undefined;
      state: NotificationState;
    } | null | undefined;
    set viewerNotification(value: null | undefined);
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  set issue(value: null | undefined);
};
export type notificationMutationsMutedIssueQuery = {
  response: notificationMutationsMutedIssueQuery$data;
  variables: notificationMutationsMutedIssueQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "issueId"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "notificationMutationsMutedIssueQuery",
    "selections": [
      {
        "alias": "issue",
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "issueId"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerWatchLevel",
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
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "snoozedUntil",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Issue",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "UpdatableQuery"
};

(node as any).hash = "24482a5fbe8d0054fb4cf27cdc6ad93e";

export default node;
