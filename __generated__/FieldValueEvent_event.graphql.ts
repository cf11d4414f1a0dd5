/**
 * @generated SignedSource<<f29044f3c0444547fe8da33f00d63f3d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"IssueKeyLink_issue">;
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
              "name": "IssueKeyLink_issue"
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

(node as any).hash = "9b8c2393767dfd08eee6020daca8ed73";

export default node;
