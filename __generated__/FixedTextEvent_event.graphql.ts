/**
 * @generated SignedSource<<aa1820b264ddf972a37d062ca94ced8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FixedTextEvent_event$data = {
  readonly __typename: string;
  readonly actor?: {
    readonly __typename: "User";
  } | null | undefined;
  readonly reason?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SnoozeText_event" | "TimelineEventLine_event">;
  readonly " $fragmentType": "FixedTextEvent_event";
};
export type FixedTextEvent_event$key = {
  readonly " $data"?: FixedTextEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixedTextEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixedTextEvent_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineEventLine_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnoozeText_event"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "type": "Locked",
      "abstractKey": null
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
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "actor",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "Unsnoozed",
      "abstractKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};
})();

(node as any).hash = "d687b08986427bcff0eadb857b6596eb";

export default node;
