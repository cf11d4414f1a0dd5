/**
 * @generated SignedSource<<c3cdcd89f9c546d4efb83610e9d719f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueTimeline_issue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useTimelineAround_issue" | "useTimelineHead_issue" | "useTimelineTail_issue">;
  readonly " $fragmentType": "IssueTimeline_issue";
};
export type IssueTimeline_issue$key = {
  readonly " $data"?: IssueTimeline_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTimeline_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "around"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasAround"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueTimeline_issue",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTimelineHead_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTimelineTail_issue"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "around",
          "variableName": "around"
        },
        {
          "kind": "Variable",
          "name": "hasAround",
          "variableName": "hasAround"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useTimelineAround_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "65b1f9085cfecee668e7747083b8c2dd";

export default node;
