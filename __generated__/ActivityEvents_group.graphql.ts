/**
 * @generated SignedSource<<52633dd5303f99ad1ec55fc62a777388>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityEvents_group$data = ReadonlyArray<{
  readonly id: string;
  readonly issue: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly issueNumber: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEvent_event">;
  readonly " $fragmentType": "ActivityEvents_group";
}>;
export type ActivityEvents_group$key = ReadonlyArray<{
  readonly " $data"?: ActivityEvents_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEvents_group">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ActivityEvents_group",
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

(node as any).hash = "b63a1701d693c126096219afdf751673";

export default node;
