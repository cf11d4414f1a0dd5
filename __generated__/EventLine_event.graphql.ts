/**
 * @generated SignedSource<<e58c4ab01cc855b3881f2bbc40677e20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLine_event$data = {
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly bulkOperation: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkMention_operation">;
  } | null | undefined;
  readonly createdAt: string;
  readonly " $fragmentType": "EventLine_event";
};
export type EventLine_event$key = {
  readonly " $data"?: EventLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLine_event",
  "selections": [
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
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
      "concreteType": "BulkOperation",
      "kind": "LinkedField",
      "name": "bulkOperation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BulkMention_operation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};

(node as any).hash = "030eeab9264dde07f710a86955cb5bbe";

export default node;
