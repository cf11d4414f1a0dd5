/**
 * @generated SignedSource<<cfc8b5460631f8e6a72ec5ab10d23817>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type notificationMutationsUnreadCountQuery$variables = Record<PropertyKey, never>;
export type notificationMutationsUnreadCountQuery$data = {
  get viewer(): {
    unreadNotificationCount: number | null | undefined;
  } | null | undefined;
  set viewer(value: null | undefined);
};
export type notificationMutationsUnreadCountQuery = {
  response: notificationMutationsUnreadCountQuery$data;
  variables: notificationMutationsUnreadCountQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "notificationMutationsUnreadCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotificationCount",
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

(node as any).hash = "6aed6211f214ab1362f67934fa5fbc02";

export default node;
