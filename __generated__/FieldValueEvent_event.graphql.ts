/**
 * @generated SignedSource<<2831898784d29cf7f709b6ca4d6b1a5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FieldValueEvent_event$data = {
  readonly __typename: string;
  readonly due?: string | null | undefined;
  readonly fromPriority?: Priority;
  readonly fromTitle?: string;
  readonly fromType?: IssueType;
  readonly parent?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly toPriority?: Priority;
  readonly toTitle?: string;
  readonly toType?: IssueType;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_event">;
  readonly " $fragmentType": "FieldValueEvent_event";
};
export type FieldValueEvent_event$key = {
  readonly " $data"?: FieldValueEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldValueEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FieldValueEvent_event",
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toTitle",
          "storageKey": null
        }
      ],
      "type": "Renamed",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toType",
          "storageKey": null
        }
      ],
      "type": "TypeChanged",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromPriority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toPriority",
          "storageKey": null
        }
      ],
      "type": "PriorityChanged",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        }
      ],
      "type": "DueChanged",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "IssueReference_issue"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ParentChanged",
      "abstractKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};

(node as any).hash = "25b69f4898c93109634941af56b39142";

export default node;
