/**
 * @generated SignedSource<<0ebc369f95e040eb08cced9de7003f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityGroup_events$data = ReadonlyArray<{
  readonly id: string;
  readonly issue: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly issueNumber: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEvent_event">;
  readonly " $fragmentType": "ActivityGroup_events";
}>;
export type ActivityGroup_events$key = ReadonlyArray<{
  readonly " $data"?: ActivityGroup_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityGroup_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ActivityGroup_events",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueReference_issue"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityEvent_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "b69823050ac860f2c9f98a545e47e996";

export default node;
