/**
 * @generated SignedSource<<5fc5ab87a43578595684f8addc30e979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlainEvent_event$data = {
  readonly __typename: string;
  readonly source?: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
  readonly " $fragmentType": "PlainEvent_event";
};
export type PlainEvent_event$key = {
  readonly " $data"?: PlainEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlainEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlainEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventLine_event"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "type": "Transferred",
      "abstractKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};

(node as any).hash = "0d893fd4f7a49dd00de486cee03a64f2";

export default node;
