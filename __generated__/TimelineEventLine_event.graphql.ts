/**
 * @generated SignedSource<<79a219ecba3c0555db1ab01f817d2d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEventLine_event$data = {
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly bulkOperation: {
    readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_operation">;
  } | null | undefined;
  readonly createdAt: string;
  readonly " $fragmentType": "TimelineEventLine_event";
};
export type TimelineEventLine_event$key = {
  readonly " $data"?: TimelineEventLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineEventLine_event",
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
          "name": "TimelineEventLine_operation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};

(node as any).hash = "9645c6ede54d24fb0d059fce39321523";

export default node;
