/**
 * @generated SignedSource<<895d7f063fcef46b3f2c3c4a6699b91e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LabelEvents_events$data = ReadonlyArray<{
  readonly __typename: string;
  readonly id: string;
  readonly label?: {
    readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "LabelEvents_events";
}>;
export type LabelEvents_events$key = ReadonlyArray<{
  readonly " $data"?: LabelEvents_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelEvents_events">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "label",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LabelChip_label"
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
  "name": "LabelEvents_events",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Labeled",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Unlabeled",
      "abstractKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};
})();

(node as any).hash = "3ef74ee3cd84d42b8395f83d1f8f7845";

export default node;
