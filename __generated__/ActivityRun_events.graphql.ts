/**
 * @generated SignedSource<<56ff43df4f155448f7114d8d10824598>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityRun_events$data = ReadonlyArray<{
  readonly id: string;
  readonly issue: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly issueNumber: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEvent_event">;
  readonly " $fragmentType": "ActivityRun_events";
}>;
export type ActivityRun_events$key = ReadonlyArray<{
  readonly " $data"?: ActivityRun_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityRun_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ActivityRun_events",
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

(node as any).hash = "6a93930a4d822bbf665d9dd5f101834d";

export default node;
