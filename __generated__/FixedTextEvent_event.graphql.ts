/**
 * @generated SignedSource<<51a54155be85dac9ffa97c05066bf094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FixedTextEvent_event$data = {
  readonly __typename: string;
  readonly source?: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
  readonly " $fragmentType": "FixedTextEvent_event";
};
export type FixedTextEvent_event$key = {
  readonly " $data"?: FixedTextEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixedTextEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixedTextEvent_event",
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

(node as any).hash = "cabb52bf145351925a677ad472d6a72b";

export default node;
