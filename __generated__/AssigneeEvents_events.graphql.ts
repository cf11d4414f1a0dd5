/**
 * @generated SignedSource<<412e29f32831f283ee22b0127475f7a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneeEvents_events$data = ReadonlyArray<{
  readonly __typename: string;
  readonly actor: {
    readonly id: string;
  } | null | undefined;
  readonly assignee?: {
    readonly id: string;
    readonly login: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "AssigneeEvents_events";
}>;
export type AssigneeEvents_events$key = ReadonlyArray<{
  readonly " $data"?: AssigneeEvents_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneeEvents_events">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "assignee",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "login",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AssigneeEvents_events",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineEventLine_event"
    },
    {
      "kind": "InlineFragment",
      "selections": (v1/*:: as any*/),
      "type": "Assigned",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v1/*:: as any*/),
      "type": "Unassigned",
      "abstractKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};
})();

(node as any).hash = "fb16f57bc830b40c0a5506002ebd9085";

export default node;
