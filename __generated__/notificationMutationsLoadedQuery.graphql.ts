/**
 * @generated SignedSource<<9a982cb6773ae083988625d65c76b270>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type NotificationReason = "ASSIGNED" | "AUTHORED" | "BULK" | "COMMENTED" | "DUE_SOON" | "DUPLICATE_CLOSED" | "MENTIONED" | "STATE_CHANGED" | "WATCHING" | "%future added value";
export type NotificationState = "DONE" | "READ" | "SNOOZED" | "UNREAD" | "%future added value";
export type notificationMutationsLoadedQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  project?: string | null | undefined;
  reason?: NotificationReason | null | undefined;
  states?: ReadonlyArray<NotificationState> | null | undefined;
};
export type notificationMutationsLoadedQuery$data = {
  get notifications(): {
    get nodes(): ReadonlyArray<{
      snoozedUntil: string | null | undefined;
      state: NotificationState;
      version: string;
    }>;
    set nodes(value: []);
    get pageInfo(): {
      endCursor: string | null | undefined;
      hasNextPage: boolean;
    };
    set pageInfo(value: null | undefined);
  };
  set notifications(value: null | undefined);
};
export type notificationMutationsLoadedQuery = {
  response: notificationMutationsLoadedQuery$data;
  variables: notificationMutationsLoadedQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "after"
      },
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "first"
      },
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "project"
      },
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "reason"
      },
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "states"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "notificationMutationsLoadedQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
          },
          {
            "kind": "Variable",
            "name": "project",
            "variableName": "project"
          },
          {
            "kind": "Variable",
            "name": "reason",
            "variableName": "reason"
          },
          {
            "kind": "Variable",
            "name": "states",
            "variableName": "states"
          }
        ],
        "concreteType": "NotificationConnection",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
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

(node as any).hash = "7d064db806147a079a308762d1aa443c";

export default node;
