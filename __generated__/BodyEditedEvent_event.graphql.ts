/**
 * @generated SignedSource<<1560485e1000bf94aceb60bbd2a91a5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BodyEditedEvent_event$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "BodyEditedEvent_event";
};
export type BodyEditedEvent_event$key = {
  readonly " $data"?: BodyEditedEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"BodyEditedEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BodyEditedEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineEventLine_event"
    }
  ],
  "type": "BodyEdited",
  "abstractKey": null
};

(node as any).hash = "47eaf11014e8c52f03d3ab840798fe92";

export default node;
