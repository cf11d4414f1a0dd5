/**
 * @generated SignedSource<<837abd2d6890a72f254a9d049f0553ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StateChangedEvent_event$data = {
  readonly canonical: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueKeyLink_issue">;
  } | null | undefined;
  readonly commit: string | null | undefined;
  readonly commitUrl: string | null | undefined;
  readonly from: {
    readonly name: string;
  } | null | undefined;
  readonly reason: string | null | undefined;
  readonly to: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "StateChangedEvent_event";
};
export type StateChangedEvent_event$key = {
  readonly " $data"?: StateChangedEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateChangedEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StateChangedEvent_event",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineEventLine_event"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkflowStateIcon_state"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "canonical",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueKeyLink_issue"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StateChanged",
  "abstractKey": null
};
})();

(node as any).hash = "e96ef58e4421de97791413119afa1d98";

export default node;
