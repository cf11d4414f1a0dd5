/**
 * @generated SignedSource<<00fb67df4aebd5c468da63dfbfc1929b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkKind = "BLOCKED_BY" | "BLOCKS" | "CHILD" | "DUPLICATED_BY" | "DUPLICATES" | "RELATES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RelationEvent_event$data = {
  readonly __typename: string;
  readonly kind?: LinkKind;
  readonly reference: {
    readonly " $fragmentSpreads": FragmentRefs<"RelationEvent_reference">;
  } | null | undefined;
  readonly to?: {
    readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_issue">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "RelationEvent_event";
};
export type RelationEvent_event$key = {
  readonly " $data"?: RelationEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelationEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Issue",
    "kind": "LinkedField",
    "name": "to",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TimelineEventLine_issue"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelationEvent_event",
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
      "name": "TimelineEventLine_event"
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Linked",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Unlinked",
      "abstractKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RelationEvent_reference"
          }
        ],
        "type": "Referenced",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "reference"
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};
})();

(node as any).hash = "d9d43c9cab578bbead7e19440d551bbc";

export default node;
