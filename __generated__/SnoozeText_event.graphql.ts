/**
 * @generated SignedSource<<7e483364fb1613ef6c852c3db6a6e46a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnoozeText_event$data = {
  readonly __typename: "Snoozed";
  readonly until: string | null | undefined;
  readonly untilComment: boolean;
  readonly " $fragmentType": "SnoozeText_event";
} | {
  readonly __typename: "Unsnoozed";
  readonly actor: {
    readonly __typename: "User";
  } | null | undefined;
  readonly byComment: boolean;
  readonly " $fragmentType": "SnoozeText_event";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "SnoozeText_event";
};
export type SnoozeText_event$key = {
  readonly " $data"?: SnoozeText_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnoozeText_event">;
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
  "name": "SnoozeText_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "untilComment",
          "storageKey": null
        }
      ],
      "type": "Snoozed",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byComment",
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

(node as any).hash = "84bd72692e63c0c0fade2c3f8ffbeea4";

export default node;
