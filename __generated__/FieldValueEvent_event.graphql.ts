/**
 * @generated SignedSource<<2d97d1ec34f144df1c16a9e03df88426>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
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
      "name": "EventLine_event"
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

(node as any).hash = "c3ff13cf584accd0132a60e6258f868e";

export default node;
