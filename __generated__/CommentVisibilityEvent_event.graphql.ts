/**
 * @generated SignedSource<<5954b8531d5388fce7cf8d0d46aedb8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentVisibilityEvent_event$data = {
  readonly __typename: string;
  readonly comment?: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentVisibilityEvent_comment">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "CommentVisibilityEvent_event";
};
export type CommentVisibilityEvent_event$key = {
  readonly " $data"?: CommentVisibilityEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentVisibilityEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Comment",
    "kind": "LinkedField",
    "name": "comment",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CommentVisibilityEvent_comment"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentVisibilityEvent_event",
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
      "type": "CommentHidden",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "CommentShown",
      "abstractKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};
})();

(node as any).hash = "5a7be872edc7191c6ac987bb35c57714";

export default node;
