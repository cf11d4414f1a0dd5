/**
 * @generated SignedSource<<974b0d3661d0590fbaedbae8f435f439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelationEvent_reference$data = {
  readonly commit: string | null | undefined;
  readonly from: {
    readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_issue">;
  } | null | undefined;
  readonly sourceIssue: string | null | undefined;
  readonly title: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "RelationEvent_reference";
};
export type RelationEvent_reference$key = {
  readonly " $data"?: RelationEvent_reference$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelationEvent_reference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelationEvent_reference",
  "selections": [
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceIssue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "from",
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
  ],
  "type": "Referenced",
  "abstractKey": null
};

(node as any).hash = "dab7839aad5f03820d41346792420bc9";

export default node;
